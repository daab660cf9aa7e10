import { CheckboxControl } from '../Checkbox/CheckboxControl.tsx';
import { target } from './RowCheckbox.css.ts';
import type { TableSelection } from './TableColumn.ts';

interface RowCheckboxProps extends Pick<TableSelection<never>, 'selectedIds' | 'onChange'> {
  label: string;
  /** One row, or all visible rows. */
  ids: readonly string[];
  /** What a press changes; `isRange` while Shift is held. @default ids */
  getChangedIds?: ((isRange: boolean) => readonly string[]) | undefined;
}

export function RowCheckbox({ label, ids, getChangedIds, selectedIds, onChange }: RowCheckboxProps) {
  const count = ids.filter((id) => selectedIds.has(id)).length;
  const isAll = count > 0 && count === ids.length;
  const change = (isSelected: boolean, isRange: boolean) => {
    const selected = new Set(selectedIds);
    for (const id of getChangedIds?.(isRange) ?? ids)
      if (isSelected) selected.add(id);
      else selected.delete(id);
    onChange(selected);
  };
  return (
    <label className={target}>
      <CheckboxControl
        aria-label={label}
        checked={isAll}
        isIndeterminate={count > 0 && !isAll}
        disabled={ids.length === 0}
        onChange={({ currentTarget, nativeEvent }) =>
          // Browsers report a change of a checkbox as a click, also when Space was pressed.
          change(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
