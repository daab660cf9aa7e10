import type { ChangeEvent } from 'react';
import { group } from '../field/field.css.ts';
import type { TextEntryProps } from '../field/FieldProps.ts';
import { TextEntryField } from '../field/TextEntryField.tsx';
import { latinDigits } from '../format/format.ts';
import { group as focused, input } from '../TextField/TextField.css.ts';
import * as styles from './PinField.css.ts';

export interface PinFieldProps extends Omit<
  TextEntryProps<HTMLInputElement>,
  'maxLength' | 'onChange' | 'placeholder'
> {
  /** Called with the digits, `0` to `9`, also of a code that was pasted with other characters or in another script. */
  onChange?: ((value: string) => void) | undefined;
  /** How many digits a code has. @default 6 */
  length?: number | undefined;
  /** What the browser suggests, as a token of `autocomplete`. @default one-time-code */
  autoComplete?: TextEntryProps<HTMLInputElement>['autoComplete'];
}

/** As wide as a large control is high. The theme's variables would load with every page. */
const CELL_REM = 2.5;

// One input: a paste, the browser's suggestion and a screen reader have the whole code.
/** A code of a few digits, each in its cell, such as that of an authenticator app. Not for codes with letters or of unknown length (TextField). */
export function PinField({ length = 6, autoComplete = 'one-time-code', ...props }: PinFieldProps) {
  const { isInvalid, isDisabled } = props;
  const cell = `100cqi / ${length}`;
  const digitsOf = (text: string) =>
    latinDigits(text.normalize('NFKC')).replaceAll(/\D/g, '').slice(0, length);
  return (
    <TextEntryField {...props} autoComplete={autoComplete} inputMode="numeric">
      {({ onChange, ...attributes }) => {
        const value = digitsOf(attributes.value);
        const enter = (event: ChangeEvent<HTMLInputElement>) => {
          const control = event.currentTarget;
          // After a wrong code people type the next one.
          const isNext = isInvalid && value.length === length && control.value.startsWith(value);
          const digits = (isNext && digitsOf(control.value.slice(length))) || digitsOf(control.value);
          if (control.value !== digits) control.value = digits;
          if (digits !== value) onChange(event);
        };
        return (
          <div
            dir="ltr"
            className={`${group} ${focused} ${styles.group}`}
            style={{ inlineSize: `${length * CELL_REM}rem` }}
            data-invalid={isInvalid || undefined}
            data-disabled={isDisabled || undefined}
          >
            <input
              {...attributes}
              type="text"
              className={`${input} ${styles.input}`}
              style={{
                letterSpacing: `calc(${cell} - 1ch)`,
                paddingInlineStart: `calc((${cell} - 1ch) / 2)`,
                // The space after the last digit would scroll the first one away.
                inlineSize: `calc(100cqi + ${cell})`,
              }}
              value={value}
              onChange={enter}
            />
            {Array.from({ length }, (_, index) => (
              <span key={index} className={styles.cell} />
            ))}
          </div>
        );
      }}
    </TextEntryField>
  );
}
