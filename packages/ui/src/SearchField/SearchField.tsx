import { type KeyboardEvent, useImperativeHandle, useRef } from 'react';
import { named } from '../development.ts';
import * as field from '../field/field.css.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { ariaProps, frameProps, type RootProps } from '../root/rootProps.ts';
import { Icon } from '../icons/Icon.tsx';
import { useAppWords } from '../words/useAppWords.ts';

export interface SearchFieldProps extends RootProps<HTMLInputElement> {
  /** Name of the field. Visually hidden: icon and placeholder show its purpose. */
  label: string;
  /** Says what is searched. */
  placeholder?: string | undefined;
  /** Current text. Without it the field keeps its own. */
  value?: string | undefined;
  /** Text at first, for a field that keeps its own. @default '' */
  defaultValue?: string | undefined;
  /** Called on every change, also when Escape or the clear button empties the field. Debounce requests. */
  onChange?: ((value: string) => void) | undefined;
  /** Called on Enter. */
  onSubmit?: ((value: string) => void) | undefined;
  /** Called on blur: search immediately, before a pressed link navigates away. */
  onBlur?: (() => void) | undefined;
}

// A native input: react-aria's field would load all form code on lists, the most visited screens.
/** Text to search or filter by; the caller debounces. For values that are saved use `TextField`. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, onSubmit, onBlur, ref } = props;
  const { id, frame, value, change: onChange } = useFieldValue(props, '');
  const words = useAppWords('searchField');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter and Escape belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      if (onSubmit) event.preventDefault();
      onSubmit?.(value);
    } else if (event.key === 'Escape' && value !== '') {
      // The first Escape clears the text; only the next one closes the overlay around.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };

  return (
    <div ref={frame} {...frameProps(props, field.root)}>
      <div className={field.overlaid}>
        <input
          {...ariaProps(props)}
          id={id}
          ref={input}
          type="search"
          aria-label={named('SearchField', label)}
          className={`${field.control} ${field.paddedForIcon} ${field.paddedForButton} ${field.inBar} ${field.withoutClear}`}
          placeholder={placeholder}
          enterKeyHint="search"
          dir="auto"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        <span className={field.startIcon}>
          <Icon name="search" />
        </span>
        {value !== '' && (
          <button
            type="button"
            aria-label={words.clear}
            // Escape is the keyboard equivalent.
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={clear}
            className={field.endButton}
          >
            <Icon name="close" size="small" />
          </button>
        )}
      </div>
    </div>
  );
}
