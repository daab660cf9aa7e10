import type { ComponentProps } from 'react';
import * as english from '../messages/english.ts';
import { useMessages } from '../messages/useMessages.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { TableSelection } from './TableColumn.ts';

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
