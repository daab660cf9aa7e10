import { type ComponentProps, type Ref, use, useLayoutEffect } from 'react';
import { DateFieldStateContext, DateSegment, type DateValue } from 'react-aria-components';
import { part } from './DateField.css.ts';

type Segment = ComponentProps<typeof DateSegment>['segment'];

interface DatePartProps {
  segment: Segment;
  /** Told by the first part, for all: true while some parts are filled in that are no date yet. */
  onIncompleteChange: (isIncomplete: boolean) => void;
  /** Goes to the first part that can be edited. */
  ref?: Ref<HTMLSpanElement>;
}

/** False while a part says something else than the value: 30 February waits there for its correction. */
const agrees = ({ type, value }: Segment, date: DateValue | null) =>
  type === 'year' || type === 'month' || type === 'day' ? value === date?.[type] : true;

/** Day, month, year, or what stands between them. */
export function DatePart({ segment, onIncompleteChange, ref }: DatePartProps) {
  const state = use(DateFieldStateContext);
  const editable = state?.segments.filter((one) => one.isEditable) ?? [];
  const isFirst = editable[0] === segment;
  const isEmpty = editable.every((one) => one.isPlaceholder);
  const isDate = editable.every((one) => !one.isPlaceholder && agrees(one, state?.value ?? null));
  const isIncomplete = !isEmpty && !isDate;

  // Before anything else can happen: a form that is sent now must know.
  useLayoutEffect(() => {
    if (isFirst) onIncompleteChange(isIncomplete);
  }, [isFirst, isIncomplete, onIncompleteChange]);

  return <DateSegment ref={isFirst ? ref : undefined} segment={segment} className={part} />;
}
