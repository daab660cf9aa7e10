import { createElement, type FocusEvent, type Ref, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describeControl } from '../field/describeControl.ts';
import * as field from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as english from '../messages/english.ts';
import { useMessages } from '../messages/useMessages.ts';
import { lazyWithRetry } from '../overlay/lazyWithRetry.ts';
import { DateButtons } from './DateButtons.tsx';
import * as styles from './DateField.css.ts';
import { editableSegments } from './editableSegments.ts';
import { useDateSegments } from './useDateSegments.ts';
import { useDateText } from './useDateText.ts';

const DateFieldCalendar = lazyWithRetry(
  async () => (await import('./DateFieldCalendar.tsx')).DateFieldCalendar,
);

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, `''` for no date, or `INCOMPLETE_DATE`. A calendar date without time or time zone. */
  value: string;
  /** Called with a date, `''`, or `INCOMPLETE_DATE` while only some segments are filled in. */
  onChange: (value: string) => void;
  /** Earliest date, `YYYY-MM-DD`. */
  minValue?: string;
  /** Latest date, `YYYY-MM-DD`. */
  maxValue?: string;
  /** Can be focused and copied, but not changed. */
  isReadOnly?: boolean;
  /** Shown on blur below an incomplete date. */
  incompleteMessage?: string;
  /** Name of the clear button. */
  clearLabel?: string;
  /** Name of the calendar and its button. */
  calendarLabel?: string;
  /** The first segment, for focusing the first invalid field of a form. */
  ref?: Ref<HTMLSpanElement>;
}

/** A date, typed in segments in locale order or picked from a calendar. Not for a period relative to today (Select). */
export function DateField({
  label,
  description,
  isInvalid = false,
  errorMessage,
  value,
  onChange,
  onBlur,
  minValue = '',
  maxValue = '',
  incompleteMessage,
  clearLabel,
  calendarLabel,
  ref,
  ...props
}: DateFieldProps) {
  const id = useId();
  const messages = useMessages('dateField', english.dateField);
  const calendarName = calendarLabel ?? messages.choose(label);
  const text = useDateText(value, onChange);
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [rangeError, setRangeError] = useState('');
  const range = { minValue, maxValue };
  // Only react-aria has the words for it.
  const isOutOfRange = text.date !== '' && (text.date < minValue || text.date > (maxValue || text.date));
  const Segments = useDateSegments(root, isOutOfRange);

  const isUnreadable = text.isUnreadable && !isFocused;
  const message =
    (isInvalid && errorMessage) ||
    (isUnreadable ? (incompleteMessage ?? messages.incomplete) : isFocused ? '' : rangeError);
  const frame = { description, isInvalid: message !== '', errorMessage: message };
  const described = describeControl(id, frame);
  const isClearable = value !== '' && !props.isDisabled && !props.isReadOnly;
  const focusFirst = () => box.current && editableSegments(box.current)[0]?.focus();
  const clear = () => {
    flushSync(() => onChange(''));
    focusFirst();
  };
  const leave = (event: FocusEvent) => {
    if (isOpen || box.current?.contains(event.relatedTarget)) return;
    setFocused(false);
    onBlur?.();
  };

  return (
    <div ref={root} className={field.root}>
      <FieldFrame {...frame} id={id} labelAs="span" label={label} onLabelClick={focusFirst}>
        <div
          ref={box}
          className={`${field.group} ${styles.group}`}
          data-invalid={isInvalid || message !== '' || undefined}
          data-disabled={props.isDisabled || undefined}
          onFocus={() => setFocused(true)}
          onBlur={leave}
        >
          {createElement(Segments, {
            ...props,
            ...range,
            ref,
            'aria-labelledby': described['aria-labelledby'],
            'aria-describedby': described['aria-describedby'],
            date: text.date,
            onDateChange: onChange,
            onIncompleteChange: text.onIncompleteChange,
            onRangeErrorChange: setRangeError,
            resets: text.resets,
            isInvalid: isInvalid || isUnreadable,
          })}
          <DateButtons
            clearLabel={clearLabel ?? messages.clear(label)}
            onClear={isClearable ? clear : undefined}
            calendarLabel={calendarName}
            isCalendarOpen={isOpen}
            isDisabled={props.isDisabled || props.isReadOnly}
            onOpen={() => setOpen(true)}
            onNear={DateFieldCalendar.prefetch}
          />
        </div>
        <DateFieldCalendar
          {...range}
          label={calendarName}
          date={text.date}
          onChange={onChange}
          triggerRef={box}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      </FieldFrame>
    </div>
  );
}
