import { useId } from 'react';
import { describeControl } from '../field/describeControl.ts';
import { root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { Icon } from '../icons/Icon.tsx';
import { box, mark } from '../Table/RowCheckbox.css.ts';
import * as styles from './CheckboxGroup.css.ts';

/** An option of `CheckboxGroup`. */
export interface CheckboxOption {
  value: string;
  label: string;
}

export interface CheckboxGroupProps extends Omit<FieldProps, 'name' | 'onBlur' | 'isRequired'> {
  /** In display order. */
  options: ReadonlyArray<CheckboxOption>;
  /** Values of the checked options. */
  values: ReadonlyArray<string>;
  /** Called with the values of the options that are checked now, in display order. */
  onChange: (values: string[]) => void;
}

/** Any of several known values. For one of them use `Select` or `SegmentedControl`. */
export function CheckboxGroup({
  label,
  description,
  isInvalid,
  errorMessage,
  isDisabled,
  options,
  values,
  onChange,
}: CheckboxGroupProps) {
  const id = useId();
  const messages = { description, isInvalid, errorMessage };
  // `aria-invalid` is not allowed on a group.
  const { 'aria-invalid': isMarked, ...attributes } = describeControl(id, messages);
  const change = (value: string, isChecked: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((other) => (other === value ? isChecked : values.includes(other))),
    );
  return (
    <fieldset {...attributes} disabled={isDisabled} className={`${root} ${styles.group}`}>
      <FieldFrame {...messages} id={id} labelAs="span" label={label}>
        <div className={styles.options}>
          {options.map((option) => (
            <label key={option.value} className={styles.option}>
              <input
                type="checkbox"
                checked={values.includes(option.value)}
                aria-invalid={isMarked}
                className={box}
                onChange={({ currentTarget }) => change(option.value, currentTarget.checked)}
              />
              <span className={mark}>
                <Icon name="check" size="small" />
              </span>
              <span className={styles.label}>{option.label}</span>
            </label>
          ))}
        </div>
      </FieldFrame>
    </fieldset>
  );
}
