import { type ComponentProps, useEffect, useRef } from 'react';
import * as english from '../messages/english.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Icon } from '../icons/Icon.tsx';
import type { TableSelection } from './TableColumn.ts';
import * as styles from './RowCheckbox.css.ts';

interface RowCheckboxProps {
  label: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A native checkbox in the kit's look, because react-aria's would slow down the first render of lists. */
function RowCheckbox(props: RowCheckboxProps) {
  const { label, isSelected, isIndeterminate = false, isDisabled = false, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // `indeterminate` has no HTML attribute.
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <label className={styles.target}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className={styles.box}
      />
      <span className={styles.mark}>
        {isIndeterminate ? <span className={styles.dash} /> : <Icon name="check" size="small" />}
      </span>
    </label>
  );
}

/** Which rows are selected, and how their checkboxes are called. */
export interface TableSelectionOptions<Row> {
  /** Ids from the table's `getRowId`; may include rows of other pages. */
  selectedIds: ReadonlySet<string>;
  onChange: (selectedIds: ReadonlySet<string>) => void;
  /** Name of a row's checkbox: “Select Amelia Okafor”. */
  getRowLabel: (row: Row) => string;
  /** Name of the header's checkbox. @default 'Select all' */
  selectAllLabel?: string;
}

interface SelectAllProps extends Omit<ComponentProps<typeof RowCheckbox>, 'label'> {
  label: string | undefined;
}

function SelectAll({ label, ...props }: SelectAllProps) {
  const messages = useMessages('table', english.table);
  return <RowCheckbox {...props} label={label ?? messages.selectAll} />;
}

/** Checkboxes for the rows of a `Table` and one for all of them: pass the result as its `selection`. */
export function tableSelection<Row>(options: TableSelectionOptions<Row>): TableSelection<Row> {
  const { selectedIds, onChange, getRowLabel, selectAllLabel } = options;
  const set = (ids: readonly string[], isSelected: boolean) => {
    const others = [...selectedIds].filter((id) => !ids.includes(id));
    onChange(new Set(isSelected ? [...others, ...ids] : others));
  };
  return {
    isSelected: (id) => selectedIds.has(id),
    renderAll: (shownIds) => {
      const count = shownIds.filter((id) => selectedIds.has(id)).length;
      const isAll = count > 0 && count === shownIds.length;
      return (
        <SelectAll
          label={selectAllLabel}
          isSelected={isAll}
          isIndeterminate={count > 0 && !isAll}
          isDisabled={shownIds.length === 0}
          onChange={(isSelected) => set(shownIds, isSelected)}
        />
      );
    },
    renderRow: (row, id) => (
      <RowCheckbox
        label={getRowLabel(row)}
        isSelected={selectedIds.has(id)}
        onChange={(isSelected) => set([id], isSelected)}
      />
    ),
  };
}
