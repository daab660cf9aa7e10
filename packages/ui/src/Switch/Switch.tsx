import { label as labelStyle, messages, option, ownLine } from '../Checkbox/Checkbox.css.ts';
import { describeControl, fieldIds } from '../field/describeControl.ts';
import { root } from '../field/field.css.ts';
import { FieldMessages, useFieldCheck } from '../field/FieldFrame.tsx';
import type { ControlProps } from '../field/FieldProps.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { frameProps } from '../root/rootProps.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends ControlProps<HTMLInputElement> {
  /** What it turns on, without “on” or “off”. */
  label: string;
  /** Whether it is on. Without it the control keeps its own state. */
  isSelected?: boolean | undefined;
  /** Whether it is on at first, for a control that keeps its own state. @default false */
  defaultSelected?: boolean | undefined;
  /** Called with whether it is on now. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Sent with its form under `name` while it is on. @default 'on' */
  value?: string | undefined;
}

// Its state is `checked`: HTML allows no `aria-checked` beside it.
const NATIVE_SWITCH = { type: 'checkbox', role: 'switch' };

/** Turns something on or off immediately. For a choice that is saved with its form use `Checkbox`. */
export function Switch(props: SwitchProps) {
  const { label, isSelected, defaultSelected, onChange, description, ref } = props;
  const own = { id: props.id, value: isSelected, defaultValue: defaultSelected, onChange };
  const { id, frame, value, change } = useFieldValue(own, false);
  useFieldCheck(id, label);
  return (
    <div ref={frame} {...frameProps(props, root)}>
      <label className={`${option} ${ownLine}`}>
        <input
          {...describeControl(id, props)}
          ref={ref}
          {...NATIVE_SWITCH}
          name={props.name}
          value={props.value}
          checked={value}
          disabled={props.isDisabled}
          className={styles.track}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
          onBlur={props.onBlur}
        />
        <span id={fieldIds(id).label} className={labelStyle}>
          {label}
        </span>
      </label>
      <div className={`${messages} ${styles.below}`}>
        <FieldMessages id={id} description={description} />
      </div>
    </div>
  );
}
