import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { checkChosen, firstOnly, isDevelopment, report } from '../development.ts';
import * as field from '../field/field.css.ts';
import { Icon } from '../icons/Icon.tsx';
import { chosen, narrowEnd, select, sizer } from './Select.css.ts';

/** A choice of `Select` or `FilterSelect`. */
export interface SelectOption {
  value: string;
  label: string;
  /** Shown, but cannot be chosen. */
  isDisabled?: boolean | undefined;
}

/** Options of `Select` or `FilterSelect` under a heading. */
export interface SelectGroup {
  /** The heading. */
  label: string;
  options: ReadonlyArray<SelectOption>;
}

const Option = ({ value, label, isDisabled }: SelectOption) => (
  <option value={value} disabled={isDisabled}>
    {label}
  </option>
);

interface SelectControlProps extends Omit<ComponentPropsWithRef<'select'>, 'onChange'> {
  /** The component, for messages: `Select “Role”`. */
  of: string;
  options: ReadonlyArray<SelectOption | SelectGroup>;
  value: string;
  onChange: (value: string) => void;
  /** Whether it stands in a bar, beside buttons. */
  isFilter?: boolean | undefined;
}

/** More are reported: they take seconds to draw, and long to find one. */
const MAX_OPTIONS = 1000;

export function SelectControl({
  of,
  options,
  value,
  onChange,
  isFilter = false,
  ...props
}: SelectControlProps) {
  const isFirst = firstOnly(of);
  const entries = options.flatMap((entry) => {
    if ('options' in entry) return { ...entry, options: entry.options.filter((each) => isFirst(each.value)) };
    return isFirst(entry.value) ? entry : [];
  });
  const all = entries.flatMap((entry) => ('options' in entry ? entry.options : entry));
  if (isDevelopment) {
    if (all.length > MAX_OPTIONS)
      report(`${of} has ${all.length} options: use ComboBox, in which users search`);
    // A filter's is often part of an address, which users type.
    if (!isFilter) checkChosen(of, all, [value]);
  }
  const option = all.find((known) => known.value === value);
  const shown = option?.label ?? value;

  // The native button has the page's direction and would cut off the beginning of a long option. Inserted here, because a parser
  // that doesn't know buttons in a select removes it from what a server renders, and then hydration fails.
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const button = document.createElement('button');
    button.ariaHidden = 'true';
    button.tabIndex = -1;
    button.className = chosen;
    button.textContent = shown;
    // Large text on a small phone is cut off.
    button.title = shown;
    frame.current?.querySelector('select')?.prepend(button);
    return () => button.remove();
  }, [shown]);

  return (
    <div ref={frame} className={field.overlaid}>
      {/* As wide as the longest option: choosing another one moves nothing. Browsers with styleable lists size by the chosen one. */}
      {isFilter && (
        <span aria-hidden className={sizer}>
          {[...all.map(({ label }) => label), shown].join('\n')}
        </span>
      )}
      <select
        {...props}
        className={`${field.control} ${field.paddedForButton} ${isFilter ? `${field.inBar} ${narrowEnd} ` : ''}${select}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {/* Without it an unknown value would show as the first option. */}
        {option ? null : (
          <option value={value} hidden disabled={value === ''}>
            {shown}
          </option>
        )}
        {entries.map((entry) =>
          'options' in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map((each) => (
                <Option key={each.value} {...each} />
              ))}
            </optgroup>
          ) : (
            <Option key={entry.value} {...entry} />
          ),
        )}
      </select>
      <span className={field.endIcon}>
        <Icon name="chevronDown" />
      </span>
    </div>
  );
}
