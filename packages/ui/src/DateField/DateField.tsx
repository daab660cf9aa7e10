import { type FocusEvent, type Ref, useRef, useState } from 'react';
import { DateField as AriaDateField, DateInput } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { ariaParts } from '../field/ariaParts.ts';
import * as field from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as english from '../messages/english.ts';
import { useMessages } from '../messages/useMessages.ts';
import { lazyWithRetry } from '../overlay/lazyWithRetry.ts';
import { DateButtons } from './DateButtons.tsx';
import * as styles from './DateField.css.ts';
import { DatePart } from './DatePart.tsx';
import { readDate } from './dateText.ts';
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
  const messages = useMessages('dateField', english.dateField);
  const calendarName = calendarLabel ?? messages.choose(label);
  const text = useDateText(value, onChange);
  const box = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const range = { minValue: readDate(minValue), maxValue: readDate(maxValue) };

  const isUnreadable = text.isUnreadable && !isFocused;
  const isClearable = value !== '' && !props.isDisabled && !props.isReadOnly;
  const clear = () => {
    flushSync(() => onChange(''));
    box.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  };
  const leave = (event: FocusEvent) => {
    if (isOpen || box.current?.contains(event.relatedTarget)) return;
    setFocused(false);
    onBlur?.();
  };

  return (
    <AriaDateField
      {...props}
      {...range}
      key={text.resets}
      value={text.date}
      onChange={text.onDateChange}
      isInvalid={isInvalid || isUnreadable || undefined}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className={field.root}
    >
      {({ state }) => {
        const outOfRange = isFocused ? '' : state.displayValidation.validationErrors.join(' ');
        const message =
          (isInvalid && errorMessage) ||
          (isUnreadable ? (incompleteMessage ?? messages.incomplete) : outOfRange);
        return (
          <FieldFrame
            parts={ariaParts}
            label={label}
            description={description}
            isInvalid={message !== ''}
            errorMessage={message}
          >
            <div
              ref={box}
              className={`${field.group} ${styles.group}`}
              data-invalid={isInvalid || message !== '' || undefined}
              data-disabled={props.isDisabled || undefined}
              onFocus={() => setFocused(true)}
              onBlur={leave}
            >
              <DateInput className={styles.parts}>
                {(segment) => (
                  <DatePart ref={ref} segment={segment} onIncompleteChange={text.onIncompleteChange} />
                )}
              </DateInput>
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
              value={text.date}
              onChange={text.onDateChange}
              triggerRef={box}
              isOpen={isOpen}
              onOpenChange={setOpen}
            />
          </FieldFrame>
        );
      }}
    </AriaDateField>
  );
}
