import { knownNumberFormat } from '../format/format.ts';
import { useId } from 'react';
import { NumberField as AriaNumberField, Button, Group, Input } from 'react-aria-components';
import { describeControl, fieldIds } from '../field/describeControl.ts';
import { group, root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { Icon } from '../icons/Icon.tsx';
import { frameProps } from '../root/rootProps.ts';
import { group as focused, input } from '../TextField/TextField.css.ts';
import { useAppWords } from '../words/useAppWords.ts';
import * as styles from './NumberField.css.ts';

export interface NumberFieldProps extends FieldProps {
  /** Current number; `null` while the field is empty. Without it the field keeps its own. */
  value?: number | null | undefined;
  /** Number at first, for a field that keeps its own. */
  defaultValue?: number | undefined;
  /** Called with the number, or `null`, when the field loses the focus or a step is made. */
  onChange?: ((value: number | null) => void) | undefined;
  /** Least number. A smaller one is raised to it. */
  minValue?: number | undefined;
  /** Greatest number. A greater one is lowered to it. */
  maxValue?: number | undefined;
  /** What a step adds; other numbers are rounded to steps. Without it a step is 1, and nothing is rounded. */
  step?: number | undefined;
  /** How it is written, such as `{ style: 'percent' }` or a unit or currency. In the digits and signs of the language. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** Can be focused and copied, but not changed. */
  isReadOnly?: boolean | undefined;
}

const toNumber = (value: number | null) => value ?? Number.NaN;

/** An amount, typed as people write it, or changed in steps. Not for numbers that nobody counts with, such as codes (TextField). */
export function NumberField(props: NumberFieldProps) {
  const { label, description, isInvalid = false, errorMessage, onChange, ref } = props;
  const { value, defaultValue, minValue, maxValue, step, formatOptions, name } = props;
  const ownId = useId();
  const { id = ownId, isDisabled = false, isReadOnly = false } = props;
  const words = useAppWords('numberField');
  const { 'aria-describedby': describedBy, ...described } = describeControl(id, props);
  return (
    <div {...frameProps(props, root)}>
      <FieldFrame {...{ description, isInvalid, errorMessage }} id={id} label={label}>
        <AriaNumberField
          id={id}
          aria-labelledby={fieldIds(id).label}
          aria-describedby={describedBy}
          {...(value !== undefined && { value: toNumber(value) })}
          formatOptions={knownNumberFormat(formatOptions)}
          {...{
            defaultValue,
            minValue,
            maxValue,
            step,
            name,
            isDisabled,
            isReadOnly,
            isInvalid,
          }}
          validationBehavior="aria"
          onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
        >
          <Group className={`${group} ${focused} ${styles.group}`}>
            <Input {...described} ref={ref} className={input} onBlur={props.onBlur} />
            <Button slot="decrement" aria-label={words.decrease} className={styles.step}>
              <Icon name="remove" size="small" />
            </Button>
            <Button slot="increment" aria-label={words.increase} className={styles.step}>
              <Icon name="add" size="small" />
            </Button>
          </Group>
        </AriaNumberField>
      </FieldFrame>
    </div>
  );
}
