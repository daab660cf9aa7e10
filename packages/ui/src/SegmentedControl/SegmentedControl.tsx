import type { Ref } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { ControlProps } from '../field/FieldProps.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface Segment {
  value: string;
  label: string;
  icon?: IconName;
}

export interface SegmentedControlProps extends ControlProps {
  /** Visible name of the choice, shown exactly as given. */
  label: string;
  /** Two to four short choices; one is always chosen. */
  options: readonly Segment[];
  value: string;
  onChange: (value: string) => void;
  /** The input of the first choice. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * One of a few choices that are all in sight and take effect at once.
 *
 * Not for more than four choices (Select), nor for switching between parts of a page (Tabs), nor for on and off (Switch).
 *
 * Keyboard: Tab gets to the chosen one, arrows choose.
 */
export const SegmentedControl = ({ label, description, options, ref, ...props }: SegmentedControlProps) => (
  <RadioGroup {...props} orientation="horizontal" className={root}>
    <FieldFrame label={label} description={description}>
      <div className={styles.track}>
        {options.map((option, index) => (
          <RadioField
            key={option.value}
            value={option.value}
            inputRef={index === 0 ? ref : undefined}
            className={styles.field}
          >
            <RadioButton className={styles.segment}>
              {option.icon ? <Icon name={option.icon} size="small" /> : null}
              {option.label}
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </FieldFrame>
  </RadioGroup>
);
