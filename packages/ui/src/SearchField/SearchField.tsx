import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import * as field from '../field/field.css.ts';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps {
  /** Name of the field. It is not seen: the magnifying glass and the placeholder show what the field is for. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Called, after `onChange('')`, when the text is removed with Escape or the button. */
  onClear?: () => void;
  /** Called with the text at Enter. */
  onSubmit?: (value: string) => void;
  /** Called when the focus leaves: the moment to search at once, before a link that was pressed leads away. */
  onBlur?: () => void;
  /** Help that is always visible, below the field. */
  description?: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
  maxLength?: number;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Text to search or filter by; Escape or its button clears it. The browser's own field: lists are what is opened most, and
 * react-aria's would bring all that a form of text fields needs along. Waiting for a pause in typing is up to the caller.
 *
 * Not for values that are kept (TextField), nor for choosing one of few known values (Select).
 *
 * Keyboard: Enter submits, Escape clears.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, value, onChange, onClear, onSubmit, onBlur, description, ref } = props;
  const { isDisabled, autoFocus, maxLength } = props;
  const descriptionId = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const focusAtFirst = useEffectEvent(() => autoFocus && input.current?.focus());
  useEffect(() => void focusAtFirst(), []);

  const clear = () => {
    onChange('');
    onClear?.();
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and Escape that end a composition belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      if (onSubmit) event.preventDefault();
      onSubmit?.(value);
    } else if (event.key === 'Escape' && value !== '') {
      // Once for the text; only the next one closes what the field is in.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };

  return (
    <div className={field.root}>
      <div className={field.overlaid}>
        <input
          ref={input}
          type="search"
          aria-label={label}
          aria-describedby={description ? descriptionId : undefined}
          className={`${field.control} ${field.afterStartIcon} ${field.beforeEnd} ${styles.input}`}
          placeholder={placeholder}
          enterKeyHint="search"
          dir="auto"
          disabled={isDisabled}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        <span className={field.startIcon}>
          <Icon name="search" />
        </span>
        {value !== '' && !isDisabled && (
          <button
            type="button"
            aria-label="Clear search"
            // Escape does it for the keyboard; the field keeps the focus.
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={clear}
            className={`${field.endButton} ${styles.clear}`}
          >
            <Icon name="close" size="small" />
          </button>
        )}
      </div>
      <div className={field.messages}>
        {description && (
          <span id={descriptionId} className={field.description}>
            {description}
          </span>
        )}
      </div>
    </div>
  );
}
