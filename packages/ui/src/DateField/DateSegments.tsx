import { useMemo } from 'react';
import { DateField, DateInput } from 'react-aria-components';
import * as styles from './DateField.css.ts';
import { DatePart } from './DatePart.tsx';
import type { DateSegmentsProps } from './DateSegmentsProps.ts';
import { toCalendarDate } from './toCalendarDate.ts';

/** The segments of a date with react-aria's behavior. Its code loads late; `StaticSegments` look the same until then. */
export function DateSegments({
  date,
  onDateChange,
  onIncompleteChange,
  onRangeErrorChange,
  resets,
  minValue,
  maxValue,
  isInvalid,
  ref,
  ...props
}: DateSegmentsProps) {
  // react-aria drops partial input when it receives another object.
  const value = useMemo(() => toCalendarDate(date), [date]);
  return (
    <DateField
      {...props}
      key={resets}
      value={value}
      onChange={(next) => onDateChange(next?.toString() ?? '')}
      minValue={toCalendarDate(minValue)}
      maxValue={toCalendarDate(maxValue)}
      isInvalid={isInvalid || undefined}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className={styles.field}
    >
      <DateInput className={styles.parts}>
        {(segment) => (
          <DatePart
            ref={ref}
            segment={segment}
            onIncompleteChange={onIncompleteChange}
            onRangeErrorChange={onRangeErrorChange}
          />
        )}
      </DateInput>
    </DateField>
  );
}
