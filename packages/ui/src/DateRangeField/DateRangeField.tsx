import { DateField } from '../DateField/DateField.tsx';
import { isDate } from '../format/format.ts';
import { describeControl } from '../field/describeControl.ts';
import { root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { group } from '../CheckboxGroup/CheckboxGroup.css.ts';
import { frameProps } from '../root/rootProps.ts';
import { Grid } from '../Stack/Stack.tsx';
import { useMoreWords } from '../words/useMoreWords.ts';

/** First and last day: each as the value of a `DateField`. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DateRangeFieldProps extends Omit<FieldProps, 'name'> {
  /** Both days; `''` where the range is open. */
  value?: DateRange | undefined;
  /** Range at first, for a field that keeps its own. @default an open one */
  defaultValue?: DateRange | undefined;
  /** Called when one of the days changes. */
  onChange?: ((value: DateRange) => void) | undefined;
  /** Earliest day, `YYYY-MM-DD`. */
  minValue?: string | undefined;
  /** Latest day, `YYYY-MM-DD`. */
  maxValue?: string | undefined;
  /** Name of the first day in the form. */
  startName?: string | undefined;
  /** Name of the last day in the form. */
  endName?: string | undefined;
}

const OPEN: DateRange = { start: '', end: '' };

/** A period of days, each typed or picked from the browser's calendar. For usual periods such as the last week use `Select`, for one day `DateField`. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, description, isDisabled, isRequired, onBlur, minValue, maxValue } = props;
  const { ref, startName, endName } = props;
  const words = useMoreWords('dateRangeField');
  const { id, frame, value, change } = useFieldValue(props, OPEN);
  const { start, end } = value;
  const isReversed = isDate(start) && isDate(end) && end < start;
  const isInvalid = props.isInvalid || isReversed;
  const errorMessage = (props.isInvalid && props.errorMessage) || words.reversed;
  // Neither is allowed on a group.
  const {
    'aria-invalid': _isInvalid,
    required: _required,
    ...attributes
  } = describeControl(id, { ...props, isInvalid, errorMessage });
  const day = { isDisabled, isRequired, onBlur, minValue, maxValue };
  return (
    <fieldset {...attributes} ref={frame} {...frameProps(props, `${root} ${group}`)}>
      <FieldFrame {...{ description, isInvalid, errorMessage }} id={id} labelAs="span" label={label}>
        <Grid columns={2} gap="s">
          <DateField
            {...day}
            ref={ref}
            label={words.start}
            name={startName}
            value={start}
            onChange={(next) => change({ start: next, end })}
          />
          <DateField
            {...day}
            label={words.end}
            name={endName}
            isInvalid={isReversed}
            value={end}
            onChange={(next) => change({ start, end: next })}
          />
        </Grid>
      </FieldFrame>
    </fieldset>
  );
}
