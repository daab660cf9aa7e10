import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, Input, TextField } from 'react-aria-components';
import * as styles from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { TextEntryProps } from '../field/FieldProps.ts';
import { Icon } from '../icons/Icon.tsx';
import * as english from '../messages/english.ts';
import { useMessages } from '../messages/useMessages.ts';

export interface PasswordFieldProps extends TextEntryProps<HTMLInputElement> {
  /** Button name while the password is hidden. */
  showLabel?: string;
  /** Button name while the password is visible. */
  hideLabel?: string;
}

const inputIn = (frame: RefObject<HTMLElement | null>) => frame.current?.querySelector('input') ?? null;

/** A password with a show button. Set `autoComplete` for password managers. Not for generated secrets (CopyButton). */
export function PasswordField({
  label,
  description,
  errorMessage,
  placeholder,
  showLabel,
  hideLabel,
  ref,
  ...props
}: PasswordFieldProps) {
  const messages = useMessages('passwordField', english.passwordField);
  const [isShown, setShown] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  // Browsers store submitted text inputs, so it is submitted as a password input.
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
    // Browsers move the caret in the layout after a type change; force it now.
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
            className={`${styles.control} ${styles.paddedForButton} ${styles.ownDirectionValue}`}
            placeholder={placeholder}
            // Browsers' spelling services may send the text to a server.
            spellCheck={false}
            autoCapitalize="none"
          />
          <Button
            className={styles.endButton}
            aria-label={isShown ? (hideLabel ?? messages.hide) : (showLabel ?? messages.show)}
            isDisabled={props.isDisabled}
            // With the pointer, focus stays in the input.
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
