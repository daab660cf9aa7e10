import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components';
import { FieldMessages } from '../field/FieldMessages.tsx';
import type { ControlProps } from '../field/FieldProps.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends ControlProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** What is on while it is on; the words stay the same in both states. */
  children: ReactNode;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Turns something on or off at once, without a button to save.
 *
 * Not inside a form that is sent (Checkbox), nor for a choice between two things that are not on and off
 * (SegmentedControl).
 *
 * Keyboard: Space.
 */
export const Switch = ({ children, description, ref, ...props }: SwitchProps) => (
  <SwitchField {...props} inputRef={ref} className={styles.field}>
    <SwitchButton className={styles.button}>
      <span className={styles.track}>
        <span className={styles.knob} />
      </span>
      {children}
    </SwitchButton>
    <FieldMessages description={description} />
  </SwitchField>
);
