import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField, Text } from 'react-aria-components';
import { FieldMessages } from '../field/FieldMessages.tsx';
import type { ValidatedControlProps } from '../field/FieldProps.ts';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends ValidatedControlProps {
  /** Whether it is checked. */
  isSelected: boolean;
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void;
  /** Some but not all items are selected, as in a table's header. Visual only; `isSelected` still applies. */
  isIndeterminate?: boolean;
  /** The label. */
  children?: ReactNode;
  /** Name if there is no visible label, as in a table. */
  'aria-label'?: string;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

/** A yes or no in a form. Not for settings that apply immediately (Switch) or one of several choices (Select). */
export const Checkbox = ({ children, description, errorMessage, ref, ...props }: CheckboxProps) => (
  <CheckboxField {...props} inputRef={ref} validationBehavior="aria" className={styles.field}>
    <CheckboxButton className={styles.button}>
      <span className={styles.box}>
        {props.isIndeterminate ? <span className={styles.dash} /> : <Icon name="check" size="small" />}
      </span>
      {children}
    </CheckboxButton>
    <FieldMessages
      as={Text}
      description={description}
      isInvalid={props.isInvalid}
      errorMessage={errorMessage}
    />
  </CheckboxField>
);
