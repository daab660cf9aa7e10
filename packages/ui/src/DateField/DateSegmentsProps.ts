import type { Ref } from 'react';
import type { ValidatedControlProps } from '../field/FieldProps.ts';

export interface DateSegmentsProps extends Pick<
  ValidatedControlProps,
  'name' | 'isDisabled' | 'isRequired' | 'isInvalid'
> {
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  /** `YYYY-MM-DD`, or `''` for none. */
  date: string;
  onDateChange: (date: string) => void;
  /** Called with true while only some segments are filled in. */
  onIncompleteChange: (isIncomplete: boolean) => void;
  /** Called with the message for a date out of range, or `''`. */
  onRangeErrorChange: (message: string) => void;
  /** A new number remounts the segments. */
  resets: number;
  minValue: string;
  maxValue: string;
  isReadOnly?: boolean | undefined;
  /** The first segment. */
  ref: Ref<HTMLSpanElement> | undefined;
}
