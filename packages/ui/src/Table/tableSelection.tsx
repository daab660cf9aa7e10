import { RowCheckbox } from './RowCheckbox.tsx';
import type { TableSelection } from './TableColumn.ts';

export interface TableSelectionOptions<Row> {
  /** Ids as the table's `getRowId` gives them; ids of rows on other pages may be among them and are kept. */
  selectedIds: ReadonlySet<string>;
  onChange: (selectedIds: ReadonlySet<string>) => void;
  /** Name of one row's checkbox: “Select Amelia Okafor”. */
  getRowLabel: (row: Row) => string;
  /** Name of the checkbox in the head. @default 'Select all' */
  selectAllLabel?: string;
}

/** Makes the `selection` of a Table: a checkbox in each row, and one in the head that is mixed while only some are ticked. */
export function tableSelection<Row>(options: TableSelectionOptions<Row>): TableSelection<Row> {
  const { selectedIds, onChange, getRowLabel, selectAllLabel = 'Select all' } = options;
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
        <RowCheckbox
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
