import { knownNumberFormat } from '../format/format.ts';
import { useLocale } from 'react-aria-components';
import { describeControl } from '../field/describeControl.ts';
import { root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { ControlProps } from '../field/FieldProps.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { frameProps } from '../root/rootProps.ts';
import * as styles from './Slider.css.ts';

export interface SliderProps extends ControlProps<HTMLInputElement> {
  /** Visible name of the amount. */
  label: string;
  /** Current amount. */
  value?: number | undefined;
  /** Amount at first, for a slider that keeps its own. @default minValue */
  defaultValue?: number | undefined;
  /** Called while the thumb moves. */
  onChange?: ((value: number) => void) | undefined;
  /** Least amount. @default 0 */
  minValue?: number | undefined;
  /** Greatest amount. @default 100 */
  maxValue?: number | undefined;
  /** Distance of two amounts. @default 1 */
  step?: number | undefined;
  /** How the amount is written, such as `{ style: 'percent' }` or a unit. */
  formatOptions?: Intl.NumberFormatOptions | undefined;
}

// Native: touch, keys and the reading direction are the browser's.
/** An amount where the place in the range counts more than the exact number, such as a zoom. For exact numbers use `NumberField`. */
export function Slider(props: SliderProps) {
  const { label, description, minValue = 0, maxValue = 100, step = 1, formatOptions, ref } = props;
  const { id, frame, value, change } = useFieldValue(props, minValue);
  const { locale } = useLocale();
  const text = new Intl.NumberFormat(locale, knownNumberFormat(formatOptions)).format(value);
  return (
    <div ref={frame} {...frameProps(props, root)}>
      <FieldFrame id={id} label={label} description={description}>
        <div className={styles.line}>
          <input
            {...describeControl(id, props)}
            ref={ref}
            type="range"
            name={props.name}
            min={minValue}
            max={maxValue}
            step={step}
            value={value}
            aria-valuetext={text}
            disabled={props.isDisabled}
            className={styles.range}
            onChange={({ currentTarget }) => change(currentTarget.valueAsNumber)}
            onBlur={props.onBlur}
          />
          <bdi aria-hidden className={styles.amount}>
            {text}
          </bdi>
        </div>
      </FieldFrame>
    </div>
  );
}
