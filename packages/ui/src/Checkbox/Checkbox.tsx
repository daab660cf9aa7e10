import type { ReactNode } from 'react';
import { describeControl, fieldIds } from '../field/describeControl.ts';
import { root } from '../field/field.css.ts';
import { FieldMessages, useFieldCheck } from '../field/FieldFrame.tsx';
import type { ValidatedControlProps } from '../field/FieldProps.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { frameProps } from '../root/rootProps.ts';
import * as styles from './Checkbox.css.ts';
import { CheckboxControl } from './CheckboxControl.tsx';

export interface CheckboxProps extends ValidatedControlProps<HTMLInputElement> {
  /** What is true while it is checked: text, or text with a `Link`. */
  label: ReactNode;
  /** Whether it is checked. Without it the field keeps its own state. */
  isSelected?: boolean | undefined;
  /** Whether it is checked at first, for a field that keeps its own state. @default false */
  defaultSelected?: boolean | undefined;
  /** Only some of what it stands for is chosen: shows a dash. */
  isIndeterminate?: boolean | undefined;
  /** Called with whether it is checked now. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Sent with its form under `name` while it is checked. @default 'on' */
  value?: string | undefined;
}

/** A yes or no that is saved with its form. For what applies immediately use `Switch`, for several of one kind `CheckboxGroup`. */
export function Checkbox(props: CheckboxProps) {
  const { label, isSelected, defaultSelected, onChange, isDisabled } = props;
  const { description, isInvalid, errorMessage, ref } = props;
  const own = { id: props.id, value: isSelected, defaultValue: defaultSelected, onChange };
  const { id, frame, value, change } = useFieldValue(own, false);
  useFieldCheck(id, label);
  return (
    <div ref={frame} {...frameProps(props, root)}>
      <label className={`${styles.option} ${styles.ownLine}`}>
        <CheckboxControl
          {...describeControl(id, props)}
          ref={ref}
          name={props.name}
          value={props.value}
          checked={value}
          isIndeterminate={props.isIndeterminate}
          disabled={isDisabled}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
          onBlur={props.onBlur}
        />
        <span id={fieldIds(id).label} className={styles.label}>
          {label}
        </span>
      </label>
      <div className={`${styles.messages} ${styles.below}`}>
        <FieldMessages {...{ id, description, isInvalid, errorMessage }} />
      </div>
    </div>
  );
}
