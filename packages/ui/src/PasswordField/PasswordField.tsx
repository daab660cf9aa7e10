import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as styles from '../field/field.css.ts';
import type { TextEntryProps } from '../field/FieldProps.ts';
import { TextEntryField } from '../field/TextEntryField.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useWords } from '../words/useWords.ts';

export interface PasswordFieldProps extends TextEntryProps<HTMLInputElement> {
  /** E-mail address of the account, for password managers. Only in forms that have no field for it. */
  account?: string | undefined;
}

const inputIn = (frame: RefObject<HTMLElement | null>) =>
  frame.current?.querySelector<HTMLInputElement>('input:not([hidden])') ?? null;

/** A password with a show button. Set `autoComplete` for password managers. Not for generated secrets (CopyButton). */
export function PasswordField({ account, ...props }: PasswordFieldProps) {
  const words = useWords('passwordField');
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
    <TextEntryField {...props}>
      {(attributes) => (
        <div ref={frame} className={styles.overlaid}>
          {account !== undefined && (
            // Not of the type hidden, which password managers ignore.
            <input type="text" autoComplete="username" value={account} readOnly hidden />
          )}
          <input
            {...attributes}
            type={isShown ? 'text' : 'password'}
            className={`${styles.control} ${styles.paddedForButton} ${styles.ownDirectionValue}`}
            // Browsers' spelling services may send the text to a server.
            spellCheck={false}
            autoCapitalize="none"
          />
          <button
            type="button"
            className={styles.endButton}
            aria-label={isShown ? words.hide : words.show}
            disabled={props.isDisabled}
            // Safari's Tab key skips other buttons.
            tabIndex={0}
            // With the pointer, focus stays in the input.
            onMouseDown={(event) => {
              if (document.activeElement !== document.body) event.preventDefault();
            }}
            onClick={toggle}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        </div>
      )}
    </TextEntryField>
  );
}
