import type { FieldProps } from '../field/FieldProps.ts';
import { useAppWords } from '../words/useAppWords.ts';
import { PartsField } from './PartsField.tsx';
import { INCOMPLETE_TIME, isTime, parseTime } from './timeText.ts';

export interface TimeFieldProps extends FieldProps {
  /** `HH:MM` of 24 hours, `''` for no time, or `INCOMPLETE_TIME`. A time of day without date or time zone. */
  value?: string | undefined;
  /** Time at first, for a field that keeps its own. @default '' */
  defaultValue?: string | undefined;
  /** Called with a time, `''`, or `INCOMPLETE_TIME` while only a part of the time is filled in. */
  onChange?: ((value: string) => void) | undefined;
  /** Earliest time, `HH:MM`. */
  minValue?: string | undefined;
  /** Latest time, `HH:MM`. */
  maxValue?: string | undefined;
}

/** A time of day, in 12 or 24 hours as the browser's language has it. Not for how long something takes (NumberField). */
export function TimeField(props: TimeFieldProps) {
  const { incomplete, incompleteRequired } = useAppWords('timeField');
  return (
    <PartsField
      {...props}
      type="time"
      incomplete={INCOMPLETE_TIME}
      message={props.isRequired ? incompleteRequired : incomplete}
      isComplete={isTime}
      parse={parseTime}
    />
  );
}
