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
  /** Name of the group. */
  label: string;
  /** Two to four short options. */
  options: ReadonlyArray<Segment>;
  /** Value of the chosen option. */
  value: string;
  /** Called with the value of the new option. */
  onChange: (value: string) => void;
  /** Input of the first option. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few visible options; applies immediately. Not for more than four (Select), or on and off (Switch). */
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
