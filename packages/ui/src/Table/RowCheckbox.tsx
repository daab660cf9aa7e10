import { useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './RowCheckbox.css.ts';
import type { TableSelection } from './TableColumn.ts';

interface RowCheckboxProps extends Pick<TableSelection<never>, 'selectedIds' | 'onChange'> {
  label: string;
  /** One row, or all visible rows. */
  ids: readonly string[];
  /** What a press changes; `isRange` while Shift is held. @default ids */
  getChangedIds?: ((isRange: boolean) => readonly string[]) | undefined;
}

/** A native checkbox in the kit's look, because react-aria's would slow down the first render of lists. */
export function RowCheckbox({ label, ids, getChangedIds, selectedIds, onChange }: RowCheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const count = ids.filter((id) => selectedIds.has(id)).length;
  const isAll = count > 0 && count === ids.length;
  const isSome = count > 0 && !isAll;
  useEffect(() => {
    // `indeterminate` has no HTML attribute.
    if (input.current) input.current.indeterminate = isSome;
  }, [isSome]);
  const change = (isSelected: boolean, isRange: boolean) => {
    const changed = getChangedIds?.(isRange) ?? ids;
    const others = [...selectedIds].filter((id) => !changed.includes(id));
    onChange(new Set(isSelected ? [...others, ...changed] : others));
  };
  return (
    <label className={styles.target}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={isAll}
        disabled={ids.length === 0}
        onChange={({ currentTarget, nativeEvent }) =>
          // Browsers report a change of a checkbox as a click, also when Space was pressed.
          change(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className={styles.box}
      />
      <span className={styles.mark}>
        {isSome ? <span className={styles.dash} /> : <Icon name="check" size="small" />}
      </span>
    </label>
  );
}
