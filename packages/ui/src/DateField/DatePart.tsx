import { type ComponentProps, type Ref, use, useLayoutEffect } from 'react';
import { DateFieldStateContext, DateSegment, type DateValue } from 'react-aria-components';
import { part } from './DateField.css.ts';
import type { DateSegmentsProps } from './DateSegmentsProps.ts';

type Segment = ComponentProps<typeof DateSegment>['segment'];

/** The first segment reports the state of all. */
interface DatePartProps extends Pick<DateSegmentsProps, 'onIncompleteChange' | 'onRangeErrorChange'> {
  segment: Segment;
  ref: Ref<HTMLSpanElement> | undefined;
}

/** False while a segment differs from the value: February 30 is corrected on blur. */
const agrees = ({ type, value }: Segment, date: DateValue | null) =>
  type === 'year' || type === 'month' || type === 'day' ? value === date?.[type] : true;

export function DatePart({ segment, onIncompleteChange, onRangeErrorChange, ref }: DatePartProps) {
  const state = use(DateFieldStateContext);
  const editable = state?.segments.filter((one) => one.isEditable) ?? [];
  const isFirst = editable[0] === segment;
  const isEmpty = editable.every((one) => one.isPlaceholder);
  const isDate = editable.every((one) => !one.isPlaceholder && agrees(one, state?.value ?? null));
  const isIncomplete = !isEmpty && !isDate;
  const rangeError = state?.displayValidation.validationErrors.join(' ') ?? '';

  // In a layout effect: a form submitted right away must see it.
  useLayoutEffect(() => {
    if (isFirst) onIncompleteChange(isIncomplete);
  }, [isFirst, isIncomplete, onIncompleteChange]);
  useLayoutEffect(() => {
    if (isFirst) onRangeErrorChange(rangeError);
  }, [isFirst, rangeError, onRangeErrorChange]);

  return <DateSegment ref={isFirst ? ref : undefined} segment={segment} className={part} />;
}
