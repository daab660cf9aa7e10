import type { ComponentPropsWithRef } from 'react';
import * as field from '../field/field.css.ts';
import { Icon } from '../icons/Icon.tsx';
import { chosen, select } from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectControlProps extends Omit<ComponentPropsWithRef<'select'>, 'onChange'> {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
}

/** The browser's own select with a chevron on it: what `Select` and `FilterSelect` have in common. */
export function SelectControl({ options, value, onChange, placeholder, ...props }: SelectControlProps) {
  const option = options.find((known) => known.value === value);
  const shown = option?.label ?? (value || placeholder);

  return (
    <div className={field.overlaid}>
      <select
        {...props}
        className={`${field.control} ${field.beforeEnd} ${select}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {/* In the place of the browser's own, which has the page's direction: a long choice would lose its beginning. */}
        <button aria-hidden tabIndex={-1} className={chosen}>
          {shown}
        </button>
        {/* Without this a value that is no option would look like the first one. */}
        {option ? null : (
          <option value={value} hidden disabled={value === ''}>
            {shown}
          </option>
        )}
        {options.map(({ value: key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <span className={field.endIcon}>
        <Icon name="chevronDown" />
      </span>
    </div>
  );
}
