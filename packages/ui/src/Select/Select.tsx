import { describeControl } from '../field/describeControl.ts';
import { root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { frameProps } from '../root/rootProps.ts';
import { SelectControl, type SelectGroup, type SelectOption } from './SelectControl.tsx';

export interface SelectProps extends FieldProps<HTMLSelectElement> {
  /** In display order. The value `''` means nothing chosen. */
  options: ReadonlyArray<SelectOption | SelectGroup>;
  /** Value of the chosen option; empty for none. */
  value?: string | undefined;
  /** Value at first, for a field that keeps its own. @default '' */
  defaultValue?: string | undefined;
  /** Called with the value of the new option. */
  onChange?: ((value: string) => void) | undefined;
}

// Native: phones show their picker, and it needs no script.
/** One of several known values. Not for actions (Menu), up to three (SegmentedControl), or so many that one has to search (ComboBox). */
export function Select({ ref, ...props }: SelectProps) {
  const { label, options, description, isInvalid, errorMessage } = props;
  const { id, frame, value, change } = useFieldValue(props, '');
  return (
    <div ref={frame} {...frameProps(props, root)}>
      <FieldFrame {...{ description, isInvalid, errorMessage }} id={id} label={label}>
        <SelectControl
          {...describeControl(id, props)}
          ref={ref}
          name={props.name}
          disabled={props.isDisabled}
          onBlur={props.onBlur}
          of={`Select “${label}”`}
          options={options}
          value={value}
          onChange={change}
        />
      </FieldFrame>
    </div>
  );
}
