import type { KeyboardEvent, ReactNode } from 'react';
import { describeControl } from '../field/describeControl.ts';
import { root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { ControlProps } from '../field/FieldProps.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { checkOptions, isDevelopment } from '../development.ts';
import { frameProps } from '../root/rootProps.ts';
import { IconSlot, type IconContent } from '../icons/Icon.tsx';
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
  /** Two to four short options. */
  options: ReadonlyArray<Segment>;
  /** Value of the chosen option. */
  value?: string | undefined;
  /** Value at first, for a control that keeps its own. */
  defaultValue?: string | undefined;
  /** Called with the value of the new option. */
  onChange?: ((value: string) => void) | undefined;
}

const radiosOf = (radio: HTMLInputElement) => [
  ...(radio.closest('[role="radiogroup"]')?.querySelectorAll('input') ?? []),
];

const ARROWS: Partial<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };

/** Browsers select the previous radio button on Arrow left in both reading directions. */
const followDirection = (event: KeyboardEvent<HTMLInputElement>) => {
  const step = ARROWS[event.key];
  if (step === undefined || !event.currentTarget.matches(':dir(rtl)')) return;
  event.preventDefault();
  const radios = radiosOf(event.currentTarget);
  const next = radios.at((radios.indexOf(event.currentTarget) + step) % radios.length);
  next?.focus();
  next?.click();
};

/** One of a few visible options; applies immediately. For more than four use `Select`. */
export function SegmentedControl(props: SegmentedControlProps) {
  const { label, description, options, onBlur, isDisabled, ref } = props;
  const { id, value, change } = useFieldValue(props, '');
  const { name = id } = props;
  if (isDevelopment)
    checkOptions(
      `SegmentedControl “${label}”`,
      options.map((option) => option.value),
    );
  return (
    <div
      {...describeControl(id, { ...props, description })}
      {...frameProps(props, root)}
      role="radiogroup"
      aria-orientation="horizontal"
      aria-disabled={isDisabled}
    >
      <FieldFrame id={id} labelAs="span" label={label} description={description}>
        <div className={styles.track}>
          {options.map((option, index) => (
            <label key={option.value} className={styles.segment}>
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={isDisabled}
                className={visuallyHidden}
                onChange={() => change(option.value)}
                onKeyDown={followDirection}
                onBlur={({ currentTarget, relatedTarget }) => {
                  if (!radiosOf(currentTarget).some((radio) => radio === relatedTarget)) onBlur?.();
                }}
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
