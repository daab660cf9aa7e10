import type { Ref } from 'react';
import { SelectControl, type SelectOption } from '../Select/SelectControl.tsx';
import { filter } from '../Select/Select.css.ts';

export interface FilterSelectProps {
  /** Name of the filter. Visually hidden: options describe themselves, such as “All roles”. */
  label: string;
  /** The first option has the value `''` and means no filter. */
  options: ReadonlyArray<SelectOption>;
  /** Value of the chosen option. */
  value: string;
  /** Called with the value of the new option. */
  onChange: (value: string) => void;
  /** The focusable element itself. */
  ref?: Ref<HTMLSelectElement>;
}

/** Filters a list immediately; placed next to its `SearchField`. In a form use `Select`, which has a visible label. */
export const FilterSelect = ({ label, ...props }: FilterSelectProps) => (
  <div className={filter}>
    <SelectControl {...props} isFilter aria-label={label} />
  </div>
);
