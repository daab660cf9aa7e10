import { named } from '../development.ts';
import { useFieldValue } from '../field/useFieldValue.ts';
import { ariaProps, frameProps, type RootProps } from '../root/rootProps.ts';
import { SelectControl, type SelectGroup, type SelectOption } from '../Select/SelectControl.tsx';
import { filter } from '../Select/Select.css.ts';

export interface FilterSelectProps extends RootProps<HTMLSelectElement> {
  /** Name of the filter. Visually hidden: options describe themselves, such as “All roles”. */
  label: string;
  /** The first option has the value `''` and means no filter. */
  options: ReadonlyArray<SelectOption | SelectGroup>;
  /** Value of the chosen option. */
  value?: string | undefined;
  /** Value at first, for a filter that keeps its own. @default '' */
  defaultValue?: string | undefined;
  /** Called with the value of the new option. */
  onChange?: ((value: string) => void) | undefined;
}

/** Filters a list immediately; placed next to its `SearchField`. In a form use `Select`, which has a visible label. */
export function FilterSelect({ ref, ...props }: FilterSelectProps) {
  const { id, frame, value, change } = useFieldValue(props, '');
  return (
    <div ref={frame} {...frameProps(props, filter)} data-filtering={value !== '' || undefined}>
      <SelectControl
        {...ariaProps(props)}
        ref={ref}
        id={id}
        isFilter
        of={`FilterSelect “${props.label}”`}
        aria-label={named('FilterSelect', props.label)}
        options={props.options}
        value={value}
        onChange={change}
      />
    </div>
  );
}
