import { type FocusEvent, type Ref, Suspense, useRef, useState } from 'react';
import { DateField as AriaDateField, DateInput } from 'react-aria-components';
import { flushSync } from 'react-dom';
import * as field from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { lazyPart } from '../overlay/lazyPart.ts';
import { useIsNeeded } from '../overlay/useIsNeeded.ts';
import { DateButtons } from './DateButtons.tsx';
import * as styles from './DateField.css.ts';
import { DatePart } from './DatePart.tsx';
import { readDate } from './dateText.ts';
import { useDateText } from './useDateText.ts';

const { Part: DateFieldCalendar, prefetch } = lazyPart(() => import('./DateFieldCalendar.tsx'));

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, `''` for no date, or `INCOMPLETE_DATE`. A day in the calendar: it has no time and no time zone. */
  value: string;
  /** Called with a date, `''`, or `INCOMPLETE_DATE` while some parts are filled in that are no date. */
  onChange: (value: string) => void;
  /** Earliest day, `YYYY-MM-DD`. */
  minValue?: string;
  /** Latest day, `YYYY-MM-DD`. */
  maxValue?: string;
  isReadOnly?: boolean;
  /** Shown, once the focus has left, below a date that is only partly filled in. */
  incompleteMessage?: string;
  /** Name of the button that empties the field. */
  clearLabel?: string;
  /** Name of the calendar and of the button that opens it. */
  calendarLabel?: string;
  /** The first part of the date, so that a form can focus its first bad field. */
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A day of the calendar, typed part by part in the order of the person's language, or picked from a calendar.
 *
 * Not for a date that is only shown (Text), nor for a period relative to today (Select).
 *
 * Keyboard: digits fill a part and go on to the next; left and right walk, up and down count, Backspace empties a part.
 * In the calendar arrows walk days, Page Up and Page Down months, with Shift years; Enter chooses, Escape closes.
 */
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
  incompleteMessage = 'Enter a complete date',
  clearLabel = `Clear ${label}`,
  calendarLabel = `Choose ${label}`,
  ref,
  ...props
}: DateFieldProps) {
  const text = useDateText(value, onChange);
  const box = useRef<HTMLDivElement>(null);
  const [isFocused, setFocused] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isCalendarNeeded = useIsNeeded(isOpen);
  const range = { minValue: readDate(minValue), maxValue: readDate(maxValue) };

  // While somebody types nothing is wrong yet.
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
        const message = (isInvalid && errorMessage) || (isUnreadable ? incompleteMessage : outOfRange);
        return (
          <FieldFrame
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
                clearLabel={clearLabel}
                onClear={isClearable ? clear : undefined}
                calendarLabel={calendarLabel}
                isCalendarOpen={isOpen}
                isDisabled={props.isDisabled || props.isReadOnly}
                onOpen={() => setOpen(true)}
                onNear={prefetch}
              />
            </div>
            {isCalendarNeeded ? (
              <Suspense fallback={null}>
                <DateFieldCalendar
                  {...range}
                  label={calendarLabel}
                  value={text.date}
                  onChange={text.onDateChange}
                  triggerRef={box}
                  isOpen={isOpen}
                  onOpenChange={setOpen}
                />
              </Suspense>
            ) : null}
          </FieldFrame>
        );
      }}
    </AriaDateField>
  );
}
