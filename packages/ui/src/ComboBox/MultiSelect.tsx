import { useState } from 'react';
import { ComboBox } from 'react-aria-components';
import { describeControl } from '../field/describeControl.ts';
import { root } from '../field/field.css.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { frameProps } from '../root/rootProps.ts';
import { TagGroup } from '../TagGroup/TagGroup.tsx';
import * as styles from './ComboBox.css.ts';
import { ComboBoxControl, type OptionSource, useOptions, useSearch } from './ComboBoxControl.tsx';

export interface MultiSelectProps extends FieldProps, OptionSource {
  /** Values of the chosen options. */
  values?: ReadonlyArray<string> | undefined;
  /** Values at first, for a field that keeps its own. @default [] */
  defaultValues?: ReadonlyArray<string> | undefined;
  /** Called with the values of the options that are chosen now, in the order of choosing. */
  onChange?: ((values: string[]) => void) | undefined;
}

/** Any of many options, found by typing and shown as tags. For up to about ten use `CheckboxGroup`. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, description, isInvalid = false, errorMessage, ref } = props;
  const { isDisabled = false, onChange } = props;
  const own = {
    id: props.id,
    value: props.values,
    defaultValue: props.defaultValues,
    onChange: (next: ReadonlyArray<string>) => onChange?.([...next]),
  };
  const { id, frame, value: values, change } = useFieldValue<ReadonlyArray<string>>(own, []);
  const { all, chosen, remember } = useOptions(`MultiSelect “${label}”`, props.options, values);
  // What is typed is not the value, so the browser cannot check it.
  const { 'aria-describedby': describedBy, required, ...attributes } = describeControl(id, props);
  const { items, onInputChange } = useSearch(all, props.onSearch, []);
  const [isOpen, setOpen] = useState(false);
  const choose = (next: ReadonlyArray<string>) => {
    remember(next);
    change(next);
  };
  return (
    <div ref={frame} {...frameProps(props, root)}>
      <FieldFrame {...{ description, isInvalid, errorMessage }} id={id} label={label}>
        <div className={styles.chosen}>
          {chosen.length > 0 && (
            <TagGroup
              label={label}
              tags={chosen}
              // Else react-aria hides it while the list is open, and it can still take the focus.
              data-react-aria-top-layer={isOpen || undefined}
              onRemove={
                isDisabled ? undefined : (removed) => choose(values.filter((value) => value !== removed))
              }
            />
          )}
          <ComboBox<(typeof all)[number], 'multiple'>
            selectionMode="multiple"
            id={id}
            aria-labelledby={attributes['aria-labelledby']}
            aria-describedby={describedBy}
            name={props.name}
            value={values}
            onChange={(keys) => choose(keys.map(String))}
            {...(onInputChange ? { items, onInputChange } : { defaultItems: items })}
            isDisabled={isDisabled}
            isInvalid={isInvalid}
            validationBehavior="aria"
            allowsEmptyCollection
            onOpenChange={setOpen}
            onBlur={() => props.onBlur?.()}
          >
            <ComboBoxControl
              attributes={{ ...attributes, 'aria-required': required }}
              inputRef={ref}
              isLoading={props.isLoading}
              placeholder={props.placeholder}
            />
          </ComboBox>
        </div>
      </FieldFrame>
    </div>
  );
}
