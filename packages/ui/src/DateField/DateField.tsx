import type { FieldProps } from '../field/FieldProps.ts';
import { useAppWords } from '../words/useAppWords.ts';
import { isDate } from '../format/format.ts';
import { INCOMPLETE_DATE, parseDate } from './dateText.ts';
import { PartsField } from './PartsField.tsx';

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, `''` for no date, or `INCOMPLETE_DATE`. A calendar date without time or time zone. */
  value?: string | undefined;
  /** Date at first, for a field that keeps its own. @default '' */
  defaultValue?: string | undefined;
  /** Called with a date, `''`, or `INCOMPLETE_DATE` while only a part of the date is filled in. */
  onChange?: ((value: string) => void) | undefined;
  /** Earliest date, `YYYY-MM-DD`. */
  minValue?: string | undefined;
  /** Latest date, `YYYY-MM-DD`. */
  maxValue?: string | undefined;
}

/** Without it, years have six digits, and typing doesn't go on to the next part after four. */
const LAST_DATE = '9999-12-31';

/** A date, typed in the order of the browser's language or picked from its calendar. Not for a period relative to today (Select). */
export function DateField(props: DateFieldProps) {
  const { incomplete, incompleteRequired } = useAppWords('dateField');
  return (
    <PartsField
      {...props}
      type="date"
      maxValue={props.maxValue || LAST_DATE}
      incomplete={INCOMPLETE_DATE}
      message={props.isRequired ? incompleteRequired : incomplete}
      isComplete={isDate}
      parse={(pasted) => parseDate(pasted, navigator.language)}
    />
  );
}
