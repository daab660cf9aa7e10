import type { ReactNode } from 'react';
import { label as labelStyle, option as optionStyle } from '../Checkbox/Checkbox.css.ts';
import { uniqueOptions } from '../development.ts';
import { describeControl } from '../field/describeControl.ts';
import { root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { frameProps } from '../root/rootProps.ts';
import { Radio } from './Radio.tsx';
import * as styles from './RadioGroup.css.ts';

/** An option of `RadioGroup`. */
export interface RadioOption {
  value: string;
  /** Text, or text with a small picture. */
  label: ReactNode;
  /** What choosing it means. */
  description?: string | undefined;
  /** Shown, but cannot be chosen. */
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldProps {
  /** In display order. */
  options: ReadonlyArray<RadioOption>;
  /** Value of the chosen option; empty for none. */
  value?: string | undefined;
  /** Value at first, for a group that keeps its own. @default '' */
  defaultValue?: string | undefined;
  /** Called with the value of the new option. */
  onChange?: ((value: string) => void) | undefined;
}

/** One of a few options that need room for their words. For short ones use `SegmentedControl`, for more than seven `Select`. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, description, isInvalid, errorMessage, isDisabled, ref } = props;
  const { id, frame, value, change } = useFieldValue(props, '');
  const { name = id } = props;
  const { required, ...described } = describeControl(id, props);
  const options = uniqueOptions(`RadioGroup “${label}”`, props.options, [value]);
  return (
    <div
      {...described}
      ref={frame}
      {...frameProps(props, root)}
      role="radiogroup"
      aria-required={required}
      aria-orientation="vertical"
      aria-disabled={isDisabled}
    >
      <FieldFrame {...{ description, isInvalid, errorMessage }} id={id} labelAs="span" label={label}>
        <div>
          {options.map((option, index) => (
            <label key={option.value} className={optionStyle}>
              <Radio
                ref={index === 0 ? ref : undefined}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={isDisabled || option.isDisabled}
                required={required}
                aria-labelledby={`${id}-option-${index}`}
                aria-describedby={option.description && `${id}-meaning-${index}`}
                className={styles.circle}
                onChange={() => change(option.value)}
                onLeave={props.onBlur}
              />
              <span id={`${id}-option-${index}`} className={labelStyle}>
                {option.label}
              </span>
              {option.description ? (
                <span id={`${id}-meaning-${index}`} className={styles.meaning}>
                  {option.description}
                </span>
              ) : null}
            </label>
          ))}
        </div>
      </FieldFrame>
    </div>
  );
}
