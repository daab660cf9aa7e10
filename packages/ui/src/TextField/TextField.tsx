import { Input, TextField as AriaTextField } from 'react-aria-components';
import { control, root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FreeTextProps } from '../field/FieldProps.ts';

export interface TextFieldProps extends FreeTextProps<HTMLInputElement> {
  /** Decides the keyboard of phones and what browsers offer to fill in. The browser's own validation stays off. */
  type?: 'text' | 'email' | 'tel' | 'url';
}

/**
 * One line of text.
 *
 * Not for several lines (TextArea), passwords (PasswordField), searching (SearchField), dates (DateField), or a choice
 * among known values (Select).
 */
export const TextField = ({
  label,
  description,
  errorMessage,
  placeholder,
  dir = 'auto',
  ref,
  ...props
}: TextFieldProps) => (
  <AriaTextField {...props} validationBehavior="aria" className={root}>
    <FieldFrame
      label={label}
      description={description}
      isInvalid={props.isInvalid}
      errorMessage={errorMessage}
    >
      <Input ref={ref} className={control} placeholder={placeholder} dir={dir} />
    </FieldFrame>
  </AriaTextField>
);
