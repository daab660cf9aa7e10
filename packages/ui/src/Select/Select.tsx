import { type Ref, useId } from 'react';
import { describeControl } from '../field/describeControl.ts';
import { root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { SelectControl, type SelectOption } from './SelectControl.tsx';

export interface SelectProps extends FieldProps {
  /** In display order. The value `''` means nothing chosen. */
  options: ReadonlyArray<SelectOption>;
  /** Value of the chosen option; empty for none. */
  value: string;
  /** Called with the value of the new option. */
  onChange: (value: string) => void;
  /** The `select`, for focusing the first invalid field of a form. */
  ref?: Ref<HTMLSelectElement>;
}

// Native: phones show their picker, and it needs no script.
/** One of several known values. Not for actions (Menu), or up to three (SegmentedControl). */
export function Select({
  label,
  description,
  isInvalid,
  errorMessage,
  isRequired,
  isDisabled,
  ...props
}: SelectProps) {
  const id = useId();
  const messages = { description, isInvalid, errorMessage };
  return (
    <div className={root}>
      <FieldFrame {...messages} id={id} label={label}>
        <SelectControl
          {...props}
          {...describeControl(id, { ...messages, isRequired })}
          disabled={isDisabled}
        />
      </FieldFrame>
    </div>
  );
}
