import { type ReactNode, useId } from 'react';
import { control, group } from '../field/field.css.ts';
import type { FreeTextProps } from '../field/FieldProps.ts';
import { TextEntryField } from '../field/TextEntryField.tsx';
import * as styles from './TextField.css.ts';

export interface TextFieldProps extends FreeTextProps<HTMLInputElement> {
  /** Sets the phone keyboard and autofill. Native validation stays off. */
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Fixed text before the value, such as a currency. Not part of the value; screen readers hear it as a description. */
  prefix?: string;
  /** Fixed text after the value, such as a unit. Not part of the value; screen readers hear it as a description. */
  suffix?: string;
}

/** One line of text. Not for passwords (PasswordField), search (SearchField), dates (DateField), choices (Select). */
export function TextField({ type = 'text', prefix, suffix, dir = 'auto', ...props }: TextFieldProps) {
  const id = useId();
  const affixes = [prefix, suffix];
  const affix = (index: number): ReactNode =>
    affixes[index] && (
      <bdi id={`${id}${index}`} className={styles.affix}>
        {affixes[index]}
      </bdi>
    );
  const hasAffix = affixes.some(Boolean);
  return (
    <TextEntryField
      {...props}
      dir={dir}
      describedBy={affixes.map((text, index) => (text ? `${id}${index}` : undefined))}
    >
      {(attributes) => {
        const input = <input {...attributes} type={type} className={hasAffix ? styles.input : control} />;
        if (!hasAffix) return input;
        return (
          // A label, so that a press on prefix or suffix focuses the input. Its name is the visible label's.
          <label
            className={`${group} ${styles.group}`}
            // The prefix of a URL is on its left.
            dir={dir === 'auto' ? undefined : dir}
            data-invalid={props.isInvalid || undefined}
            data-disabled={props.isDisabled || undefined}
          >
            {affix(0)}
            {input}
            {affix(1)}
          </label>
        );
      }}
    </TextEntryField>
  );
}
