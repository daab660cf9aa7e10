import {
  type ClipboardEvent,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { isDevelopment, report } from '../development.ts';
import { describeControl } from '../field/describeControl.ts';
import * as field from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { frameProps } from '../root/rootProps.ts';
import { parts } from './DateField.css.ts';

export interface PartsFieldProps extends FieldProps {
  type: 'date' | 'time';
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  minValue?: string | undefined;
  maxValue?: string | undefined;
  /** Value while only a part is filled in. */
  incomplete: string;
  /** Shown then. */
  message: string;
  isComplete: (value: string) => boolean;
  /** A pasted text as a value. */
  parse: (pasted: string) => string | undefined;
}

// Native: it follows the browser's language and keyboard, and phones show their picker.
/** What `DateField` and `TimeField` have in common: a native input of several parts. */
export function PartsField(props: PartsFieldProps) {
  const { label, description, isInvalid = false, errorMessage, onBlur } = props;
  const { type, minValue, maxValue, incomplete, isComplete, isDisabled, name, ref } = props;
  const { id, frame, value, change: onChange } = useFieldValue(props, '');
  const input = useRef<HTMLInputElement>(null);
  const [isFocused, setFocused] = useState(false);
  const [rangeError, setRangeError] = useState('');
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

  useEffect(() => {
    const control = input.current;
    // React sets no value equal to the current one, and that of a half-filled field is empty.
    if (value === '' && control?.validity.badInput) control.value = '';
    const isOutside = isComplete(value) && (value < (minValue || value) || value > (maxValue || value));
    setRangeError(isOutside ? (control?.validationMessage ?? '') : '');
  }, [value, minValue, maxValue, isComplete]);

  /** Browsers fire no event for a part. */
  const reportParts = ({ currentTarget: { value: typed, validity } }: SyntheticEvent<HTMLInputElement>) => {
    const next = validity.badInput ? incomplete : typed;
    if (next !== value && (validity.badInput || value === incomplete)) onChange(next);
  };
  const copy = (event: ClipboardEvent) => {
    event.clipboardData.setData('text/plain', value === incomplete ? '' : value);
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = props.parse(event.clipboardData.getData('text/plain'));
    if (!pasted) return;
    event.preventDefault();
    onChange(pasted);
  };

  const isUnreadable = value !== '' && !isComplete(value);
  if (isDevelopment && isUnreadable && value !== incomplete)
    report(`The field “${label}” has the value “${value}”, which is not a ${type}`);
  const own = isFocused ? '' : isUnreadable ? props.message : rangeError;
  const message = (isInvalid && errorMessage) || own;
  const messages = { description, isInvalid: isInvalid || message !== '', errorMessage: message };
  return (
    <div ref={frame} {...frameProps(props, field.root)}>
      <FieldFrame {...messages} id={id} label={label}>
        <input
          {...describeControl(id, { ...props, ...messages })}
          ref={input}
          type={type}
          className={`${field.control} ${parts}`}
          name={name}
          value={isUnreadable ? '' : value}
          // Half-filled is not empty.
          data-empty={((value === '' || isUnreadable) && value !== incomplete) || undefined}
          min={minValue}
          max={maxValue}
          disabled={isDisabled}
          onChange={({ currentTarget: { value: next, validity } }) =>
            onChange(validity.badInput ? incomplete : next)
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
