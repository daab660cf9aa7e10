import {
  type ClipboardEvent,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { describeControl } from '../field/describeControl.ts';
import * as field from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { frameProps } from '../root/rootProps.ts';
import { useAppWords } from '../words/useAppWords.ts';
import { date } from './DateField.css.ts';
import { INCOMPLETE_DATE, isDate, parseDate } from './dateText.ts';

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

// Native: it follows the browser's language and keyboard, and phones show their picker.
/** A date, typed in the order of the browser's language or picked from its calendar. Not for a period relative to today (Select). */
export function DateField(props: DateFieldProps) {
  const { label, description, isInvalid = false, errorMessage, onBlur } = props;
  const { minValue, maxValue, isRequired, isDisabled, name, ref } = props;
  const { id, value, change: onChange } = useFieldValue(props, '');
  const words = useAppWords('dateField');
  const input = useRef<HTMLInputElement>(null);
  const [isFocused, setFocused] = useState(false);
  const [rangeError, setRangeError] = useState('');
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  useEffect(() => {
    const control = input.current;
    // React sets no value equal to the current one, and that of a half-filled field is empty.
    if (value === '' && control?.validity.badInput) control.value = '';
    const isOutside = isDate(value) && (value < (minValue || value) || value > (maxValue || LAST_DATE));
    setRangeError(isOutside ? (control?.validationMessage ?? '') : '');
  }, [value, minValue, maxValue]);

  /** Browsers fire no event for a part of a date. */
  const reportParts = ({ currentTarget: { value: typed, validity } }: SyntheticEvent<HTMLInputElement>) => {
    const next = validity.badInput ? INCOMPLETE_DATE : typed;
    if (next !== value && (validity.badInput || value === INCOMPLETE_DATE)) onChange(next);
  };
  const copy = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', value === INCOMPLETE_DATE ? '' : value);
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = parseDate(event.clipboardData.getData('text/plain'), navigator.language);
    if (!pasted) return;
    event.preventDefault();
    onChange(pasted);
  };

  const isUnreadable = value !== '' && !isDate(value);
  const incomplete = isRequired ? words.incompleteRequired : words.incomplete;
  const own = isFocused ? '' : isUnreadable ? incomplete : rangeError;
  const message = (isInvalid && errorMessage) || own;
  const frame = { description, isInvalid: isInvalid || message !== '', errorMessage: message };
  return (
    <div {...frameProps(props, field.root)}>
      <FieldFrame {...frame} id={id} label={label}>
        <input
          {...describeControl(id, { ...props, ...frame })}
          ref={input}
          type="date"
          className={`${field.control} ${date}`}
          name={name}
          value={isUnreadable ? '' : value}
          min={minValue}
          max={maxValue || LAST_DATE}
          disabled={isDisabled}
          onChange={({ currentTarget: { value: next, validity } }) =>
            onChange(validity.badInput ? INCOMPLETE_DATE : next)
          }
          onKeyUp={reportParts}
          onFocus={() => setFocused(true)}
          onBlur={(event) => {
            reportParts(event);
            setFocused(false);
            onBlur?.();
          }}
          onCopy={copy}
          onPaste={paste}
        />
      </FieldFrame>
    </div>
  );
}
