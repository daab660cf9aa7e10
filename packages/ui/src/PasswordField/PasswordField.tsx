import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, Input, TextField } from 'react-aria-components';
import * as styles from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { TextEntryProps } from '../field/FieldProps.ts';
import { Icon } from '../icons/Icon.tsx';

export interface PasswordFieldProps extends TextEntryProps<HTMLInputElement> {
  /** Name of the button while the password is hidden. */
  showLabel?: string;
  /** Name of the button while the password can be read. */
  hideLabel?: string;
}

const inputIn = (frame: RefObject<HTMLElement | null>) => frame.current?.querySelector('input') ?? null;

/**
 * A password, hidden until its button is pressed. Say `autoComplete="current-password"` or `"new-password"`, so that
 * password managers know what to do.
 *
 * Not for secrets that nobody types, such as keys to be copied (CopyButton).
 */
export function PasswordField({
  label,
  description,
  errorMessage,
  placeholder,
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  ref,
  ...props
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  // Browsers remember the text fields of a submitted form: what is sent is a password field again.
  useEffect(() => {
    if (!isShown) return undefined;
    const untilHidden = new AbortController();
    inputIn(frame)?.form?.addEventListener('submit', () => setShown(false), { signal: untilHidden.signal });
    return () => untilHidden.abort();
  }, [isShown]);

  const toggle = () => {
    const input = inputIn(frame);
    const { selectionStart = null, selectionEnd = null } = input ?? {};
    flushSync(() => setShown(!isShown));
    if (!input || input !== document.activeElement) return;
    // Browsers move the caret with the layout that follows a change of type: it has to happen first.
    input.getBoundingClientRect();
    input.setSelectionRange(selectionStart, selectionEnd);
  };

  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      validationBehavior="aria"
      className={styles.root}
    >
      <FieldFrame
        label={label}
        description={description}
        isInvalid={props.isInvalid}
        errorMessage={errorMessage}
      >
        <div ref={frame} className={styles.overlaid}>
          <Input
            ref={ref}
            className={`${styles.control} ${styles.beforeEnd} ${styles.ownDirectionValue}`}
            placeholder={placeholder}
            // Spelling services of browsers send what they check away.
            spellCheck={false}
            autoCapitalize="none"
          />
          <Button
            className={styles.endButton}
            aria-label={isShown ? hideLabel : showLabel}
            isDisabled={props.isDisabled}
            // By pointer, typing goes on where it was; by keyboard the button has the focus anyway.
            preventFocusOnPress
            onPress={toggle}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </Button>
        </div>
      </FieldFrame>
    </TextField>
  );
}
