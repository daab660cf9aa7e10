import { ComboBox as AriaComboBox } from 'react-aria-components';
import { describeControl } from '../field/describeControl.ts';
import { root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { frameProps } from '../root/rootProps.ts';
import { ComboBoxControl, type OptionSource, useOptions, useSearch } from './ComboBoxControl.tsx';

export interface ComboBoxProps extends FieldProps, OptionSource {
  /** Value of the chosen option; empty for none. */
  value?: string | undefined;
  /** Value at first, for a field that keeps its own. @default '' */
  defaultValue?: string | undefined;
  /** Called with the value of the new option, or `''` when the text is cleared. */
  onChange?: ((value: string) => void) | undefined;
}

/** One of many options, found by typing. For up to about fifteen use `Select`, for several of them `MultiSelect`, for any text `TextField`. */
export function ComboBox(props: ComboBoxProps) {
  const { label, description, isInvalid = false, errorMessage, ref } = props;
  const { id, frame, value, change } = useFieldValue(props, '');
  const { all, chosen, remember } = useOptions(`ComboBox “${label}”`, props.options, value ? [value] : []);
  const { 'aria-describedby': describedBy, ...attributes } = describeControl(id, props);
  const { items: found, onInputChange } = useSearch(all, props.onSearch, chosen);
  // Without the chosen option in the list, react-aria would clear the text.
  const items = [...found, ...chosen.filter((option) => !found.includes(option))];
  return (
    <div ref={frame} {...frameProps(props, root)}>
      <FieldFrame {...{ description, isInvalid, errorMessage }} id={id} label={label}>
        <AriaComboBox
          id={id}
          aria-labelledby={attributes['aria-labelledby']}
          aria-describedby={describedBy}
          name={props.name}
          value={value || null}
          onChange={(key) => {
            const next = key === null ? '' : String(key);
            remember([next]);
            change(next);
          }}
          {...(onInputChange ? { items, onInputChange } : { defaultItems: items })}
          isDisabled={props.isDisabled ?? false}
          isInvalid={isInvalid}
          validationBehavior="aria"
          allowsEmptyCollection
          onBlur={() => props.onBlur?.()}
        >
          <ComboBoxControl
            attributes={attributes}
            inputRef={ref}
            isLoading={props.isLoading}
            placeholder={props.placeholder}
          />
        </AriaComboBox>
      </FieldFrame>
    </div>
  );
}
