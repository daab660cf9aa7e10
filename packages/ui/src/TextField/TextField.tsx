import { useId } from 'react';
import { control, group } from '../field/field.css.ts';
import type { FreeTextProps } from '../field/FieldProps.ts';
import { TextEntryField } from '../field/TextEntryField.tsx';
import * as styles from './TextField.css.ts';

export interface TextFieldProps extends FreeTextProps<HTMLInputElement> {
  /** Sets the phone keyboard and autofill. Native validation stays off. */
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  /** Fixed text after the value, such as a unit. Not part of the value; screen readers hear it as a description. */
  suffix?: string | undefined;
}

/** One line of text. Not for passwords (PasswordField), search (SearchField), dates (DateField), choices (Select). */
export function TextField({ type = 'text', suffix, dir = 'auto', ...props }: TextFieldProps) {
  const suffixId = useId();
  return (
    <TextEntryField {...props} dir={dir} describedBy={[suffix ? suffixId : undefined]}>
      {(attributes) =>
        suffix ? (
          // A label, so that a press on the suffix focuses the input. Its name is the visible label's.
          <label
            className={`${group} ${styles.group}`}
            // The unit of a number is on its right.
            dir={dir === 'auto' ? undefined : dir}
            data-invalid={props.isInvalid || undefined}
            data-disabled={props.isDisabled || undefined}
          >
            <input {...attributes} type={type} className={styles.input} />
            <bdi id={suffixId} className={styles.suffix}>
              {suffix}
            </bdi>
          </label>
        ) : (
          <input {...attributes} type={type} className={control} />
        )
      }
    </TextEntryField>
  );
}
