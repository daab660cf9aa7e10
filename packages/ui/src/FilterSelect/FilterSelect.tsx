import type { Ref } from 'react';
import { SelectControl, type SelectOption } from '../Select/SelectControl.tsx';
import { root } from './FilterSelect.css.ts';

export interface FilterSelectProps {
  /** Name of the filter. It is not seen: the options say what they keep, such as “All roles”. */
  label: string;
  /** In the order shown; the first one, with the value `''`, keeps everything. */
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
  /** The focusable element itself. */
  ref?: Ref<HTMLSelectElement>;
}

/**
 * Keeps a list to the rows of one kind; stands beside its `SearchField` and takes effect at once. In a form, where a name has to
 * be seen, use `Select`.
 *
 * Keyboard: as the browser does it; letters choose, Space opens, Escape closes.
 */
export const FilterSelect = ({ label, isDisabled, ...props }: FilterSelectProps) => (
  <div className={root}>
    <SelectControl {...props} aria-label={label} disabled={isDisabled} />
  </div>
);
