import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import { FieldMessages } from '../field/FieldMessages.tsx';
import type { ValidatedControlProps } from '../field/FieldProps.ts';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends ValidatedControlProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Some, not all, of what it stands for is selected: the box of a table's head. Only a look; `isSelected` still counts. */
  isIndeterminate?: boolean;
  /** What selecting it means, beside the box. */
  children?: ReactNode;
  /** Name where no text fits beside the box, as in a table. */
  'aria-label'?: string;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A yes or no that counts when the form is sent, or a row that is selected.
 *
 * Not for what takes effect at once (Switch), nor for one of several choices (Select, SegmentedControl).
 *
 * Keyboard: Space.
 */
export const Checkbox = ({ children, description, errorMessage, ref, ...props }: CheckboxProps) => (
  <CheckboxField {...props} inputRef={ref} validationBehavior="aria" className={styles.field}>
    <CheckboxButton className={styles.button}>
      <span className={styles.box}>
        {props.isIndeterminate ? <span className={styles.dash} /> : <Icon name="check" size="small" />}
      </span>
      {children}
    </CheckboxButton>
    <FieldMessages description={description} isInvalid={props.isInvalid} errorMessage={errorMessage} />
  </CheckboxField>
);
