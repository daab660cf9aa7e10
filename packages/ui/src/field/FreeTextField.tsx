import { type ReactNode, useId } from 'react';
import { TextField, type TextFieldProps } from 'react-aria-components';
import { CharacterCount } from './CharacterCount.tsx';
import { root } from './field.css.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldProps.ts';

interface FreeTextFieldProps
  extends Pick<FieldProps, 'label' | 'description' | 'errorMessage'>, Omit<TextFieldProps, 'children'> {
  value: string;
  characterLimit?: number | undefined;
  /** The control. */
  children: ReactNode;
}

/** What `TextField` and `TextArea` have around their control. */
export function FreeTextField(props: FreeTextFieldProps) {
  const { label, description, errorMessage, characterLimit, children, ...field } = props;
  const countId = useId();
  const describedBy = [field['aria-describedby'], characterLimit && countId].filter(Boolean).join(' ');
  return (
    <TextField
      {...field}
      aria-describedby={describedBy || undefined}
      validationBehavior="aria"
      className={root}
    >
      <FieldFrame
        label={label}
        description={description}
        isInvalid={field.isInvalid}
        errorMessage={errorMessage}
        count={characterLimit && <CharacterCount id={countId} value={field.value} limit={characterLimit} />}
      >
        {children}
      </FieldFrame>
    </TextField>
  );
}
