import type { ReactNode } from 'react';
import { describeControl } from '../field/describeControl.ts';
import { root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { ControlProps } from '../field/FieldProps.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { uniqueOptions } from '../development.ts';
import { frameProps } from '../root/rootProps.ts';
import { IconSlot, type IconContent } from '../icons/Icon.tsx';
import { Radio } from '../RadioGroup/Radio.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './SegmentedControl.css.ts';

/** An option of `SegmentedControl`. */
export interface Segment {
  value: string;
  /** Text, or text with a small picture. */
  label: ReactNode;
  icon?: IconContent | undefined;
}

export interface SegmentedControlProps extends ControlProps<HTMLInputElement> {
  /** Name of the group. */
  label: string;
  /** Keeps the name for screen readers only, where the options say it. @default false */
  isLabelHidden?: boolean | undefined;
  /** Two to four short options. */
  options: ReadonlyArray<Segment>;
  /** Value of the chosen option. */
  value?: string | undefined;
  /** Value at first, for a control that keeps its own. */
  defaultValue?: string | undefined;
  /** Called with the value of the new option. */
  onChange?: ((value: string) => void) | undefined;
}

/** One of a few visible options; applies immediately. For more than four use `Select`, for long or explained ones `RadioGroup`. */
export function SegmentedControl(props: SegmentedControlProps) {
  const { label, description, onBlur, isDisabled, ref } = props;
  const { id, frame, value, change } = useFieldValue(props, '');
  const { name = id } = props;
  const options = uniqueOptions(`SegmentedControl “${label}”`, props.options, [value]);
  return (
    <div
      {...describeControl(id, { ...props, description })}
      ref={frame}
      {...frameProps(props, root)}
      role="radiogroup"
      aria-orientation="horizontal"
      aria-disabled={isDisabled}
    >
      <FieldFrame
        id={id}
        labelAs="span"
        label={label}
        description={description}
        isLabelHidden={props.isLabelHidden}
      >
        <div className={styles.track}>
          {options.map((option, index) => (
            <label key={option.value} className={styles.segment}>
              <Radio
                ref={index === 0 ? ref : undefined}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={isDisabled}
                className={visuallyHidden}
                onChange={() => change(option.value)}
                onLeave={onBlur}
              />
              {option.icon ? <IconSlot icon={option.icon} size="small" /> : null}
              {option.label}
            </label>
          ))}
        </div>
      </FieldFrame>
    </div>
  );
}
