import { type FocusEvent, type MouseEvent, useId } from 'react';
import { useLocale } from 'react-aria-components';
import { isAmerican } from '../format/isAmerican.ts';
import * as english from '../messages/english.ts';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './DateField.css.ts';
import type { DateSegmentsProps } from './DateSegmentsProps.ts';
import { editableSegments } from './editableSegments.ts';
import { isIOS } from './isIOS.ts';
import { segmentsOf } from './segmentsOf.ts';

// Without a caret inside, Chromium sends no `beforeinput`.
const placeCaret = ({ currentTarget }: FocusEvent) => getSelection()?.collapse(currentTarget);

const GROUP = { role: 'group' } as const;

/** A press beside the text focuses the last segment, or the first of an empty date. */
const focusSegment = (event: MouseEvent) => {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  const segments = editableSegments(event.currentTarget);
  segments.at(segments[0]?.hasAttribute('data-placeholder') ? 0 : -1)?.focus();
};

/** What `DateSegments` renders, for the eye and for assistive technology, while its code has not loaded. */
export function StaticSegments({
  date,
  isInvalid,
  isDisabled,
  isReadOnly,
  ref,
  ...props
}: DateSegmentsProps) {
  const id = useId();
  const { locale, direction } = useLocale();
  const words = useMessages('dateField', english.dateField);
  const segments = segmentsOf(date, locale, words);
  const first = segments.find(({ value }) => value);
  // `Intl` calls them like their types.
  const names = isAmerican(locale)
    ? { of: (type: string) => type }
    : new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  const labelledBy = props['aria-labelledby'];
  const describedBy = props['aria-describedby'];
  const isEditable = !isDisabled && !isReadOnly;
  return (
    <div className={styles.field}>
      {/* A press in it reaches a segment, as in react-aria's group, which this replaces one to one. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        {...GROUP}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-disabled={isDisabled}
        className={styles.parts}
        onMouseDown={isDisabled ? undefined : focusSegment}
      >
        {segments.map((segment) => {
          const { key, type, text, value } = segment;
          if (!value)
            return (
              <span key={key} aria-hidden data-type={type} className={styles.part}>
                {text}
              </span>
            );
          const segmentId = `${id}-${type}`;
          return (
            <span
              key={key}
              ref={segment === first ? ref : undefined}
              id={segmentId}
              // VoiceOver on iOS cannot focus spin buttons.
              {...(isIOS()
                ? { role: 'textbox' }
                : {
                    role: 'spinbutton',
                    'aria-valuenow': value.now,
                    'aria-valuetext': value.text,
                    'aria-valuemin': 1,
                    'aria-valuemax': value.max,
                  })}
              aria-label={`${names.of(type)}, `}
              aria-labelledby={`${segmentId} ${labelledBy}`}
              aria-describedby={segment === first || isInvalid ? describedBy : undefined}
              aria-invalid={isInvalid || undefined}
              aria-required={props.isRequired || undefined}
              aria-readonly={isReadOnly || undefined}
              aria-disabled={isDisabled}
              data-type={type}
              data-placeholder={value.now === undefined || undefined}
              tabIndex={isDisabled ? undefined : 0}
              contentEditable={isEditable}
              suppressContentEditableWarning
              spellCheck={isEditable ? false : undefined}
              autoCorrect={isEditable ? 'off' : undefined}
              enterKeyHint={isEditable ? 'next' : undefined}
              inputMode={isEditable ? 'numeric' : undefined}
              className={styles.part}
              style={direction === 'rtl' ? { unicodeBidi: 'embed', direction: 'ltr' } : undefined}
              onFocus={placeCaret}
            >
              {text}
            </span>
          );
        })}
      </div>
      <input type="hidden" name={props.name} value={date} disabled={isDisabled} />
    </div>
  );
}
