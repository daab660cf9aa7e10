import type { Ref } from 'react';
import * as field from '../field/field.css.ts';
import { Icon } from '../icons/Icon.tsx';
import type { SelectOption } from '../Select/Select.tsx';
import { select } from '../Select/Select.css.ts';
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
export const FilterSelect = ({ label, options, value, onChange, isDisabled, ref }: FilterSelectProps) => (
  <div className={`${field.overlaid} ${root}`}>
    <select
      ref={ref}
      aria-label={label}
      className={`${field.control} ${field.beforeEnd} ${select}`}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      disabled={isDisabled}
    >
      {/* Without this a value that is no option would look like the first one. */}
      {options.some((option) => option.value === value) ? null : <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <span className={field.endIcon}>
      <Icon name="chevronDown" />
    </span>
  </div>
);
