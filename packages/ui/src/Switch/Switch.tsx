import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import { FieldMessages } from '../field/FieldMessages.tsx';
import type { ControlProps } from '../field/FieldProps.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends ControlProps {
  /** Whether it is on. */
  isSelected: boolean;
  /** Called with the new state. */
  onChange: (isSelected: boolean) => void;
  /** Label; the same in both states. */
  children: ReactNode;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

/** Turns something on or off immediately. In a form use `Checkbox`, for other choices of two `SegmentedControl`. */
export const Switch = ({ children, description, ref, ...props }: SwitchProps) => (
  <SwitchField {...props} inputRef={ref} className={styles.field}>
    <SwitchButton className={styles.button}>
      <span className={styles.track}>
        <span className={styles.knob} />
      </span>
      {children}
    </SwitchButton>
    <FieldMessages as={Text} description={description} />
  </SwitchField>
);
