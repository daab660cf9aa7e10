import { describeControl } from '../field/describeControl.ts';
import { root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { uniqueOptions } from '../development.ts';
import { frameProps } from '../root/rootProps.ts';
import { label as labelStyle, option as optionStyle } from '../Checkbox/Checkbox.css.ts';
import { CheckboxControl } from '../Checkbox/CheckboxControl.tsx';
import * as styles from './CheckboxGroup.css.ts';

/** An option of `CheckboxGroup`. */
export interface CheckboxOption {
  value: string;
  label: string;
}

export interface CheckboxGroupProps extends Omit<FieldProps, 'onBlur' | 'isRequired'> {
  /** In display order. */
  options: ReadonlyArray<CheckboxOption>;
  /** Values of the checked options. */
  values?: ReadonlyArray<string> | undefined;
  /** Values at first, for a group that keeps its own. @default [] */
  defaultValues?: ReadonlyArray<string> | undefined;
  /** Called with the values of the options that are checked now, in display order. */
  onChange?: ((values: string[]) => void) | undefined;
}

/** Any of several known values. For one of them use `Select` or `SegmentedControl`, for a single yes or no `Checkbox`. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, description, isInvalid, errorMessage, isDisabled, onChange } = props;
  const {
    id,
    frame,
    value: values,
    change,
  } = useFieldValue<ReadonlyArray<string>>(
    {
      id: props.id,
      value: props.values,
      defaultValue: props.defaultValues,
      onChange: (next) => onChange?.([...next]),
    },
    [],
  );
  const options = uniqueOptions(`CheckboxGroup “${label}”`, props.options, values);
  // `aria-invalid` is not allowed on a group.
  const { 'aria-invalid': isMarked, ...attributes } = describeControl(id, props);
  const toggle = (value: string, isChecked: boolean) =>
    change(
      options
        .map((option) => option.value)
        .filter((other) => (other === value ? isChecked : values.includes(other))),
    );
  return (
    <fieldset
      {...attributes}
      ref={frame}
      {...frameProps(props, `${root} ${styles.group}`)}
      disabled={isDisabled}
    >
      <FieldFrame {...{ description, isInvalid, errorMessage }} id={id} labelAs="span" label={label}>
        <div className={styles.options}>
          {options.map((option, index) => (
            <label key={option.value} className={optionStyle}>
              <CheckboxControl
                ref={index === 0 ? props.ref : undefined}
                name={props.name}
                value={option.value}
                checked={values.includes(option.value)}
                aria-invalid={isMarked}
                onChange={({ currentTarget }) => toggle(option.value, currentTarget.checked)}
              />
              <span className={labelStyle}>{option.label}</span>
            </label>
          ))}
        </div>
      </FieldFrame>
    </fieldset>
  );
}
