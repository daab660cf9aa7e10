import { useState } from 'react';

/** Rows that bulk actions are about. */
export interface Selection<Row> {
  /** False until the user selects a row for the first time: a bulk action continues after its last row is deselected. */
  hasStarted: boolean;
  /** Selected one by one, on any page. */
  rows: readonly Row[];
  setRows: (rows: readonly Row[]) => void;
  /** Ids of the selected rows on this page. */
  ids: ReadonlySet<string>;
  setIds: (ids: ReadonlySet<string>) => void;
  /** True if all rows that match are selected, on all pages. */
  isAll: boolean;
  /** Undefined unless the whole page is selected, but not all pages. */
  selectAll: (() => void) | undefined;
}

/**
 * Keeps rows selected across pages, whole, because bulk actions show their names.
 * @param filter what the list shows; another one deselects what was selected as all that match
 */
export const useSelection = <Row extends { id: string }>(
  { rows: shown, total }: { rows: readonly Row[]; total: number },
  filter: string,
): Selection<Row> => {
  const [selected, setSelected] = useState<readonly Row[]>();
  const [selectedFilter, setSelectedFilter] = useState<string>();
  const rows = selected ?? [];
  const isAll = selectedFilter === filter;
  const ids = new Set((isAll ? shown : rows).map(({ id }) => id));
  const isPageSelected = shown.length > 0 && shown.every(({ id }) => ids.has(id));
  return {
    hasStarted: selected !== undefined,
    rows,
    setRows: (next) => setSelected(selected && next),
    ids,
    setIds: (next) => {
      const known = [...rows, ...shown];
      setSelected([...next].flatMap((id) => known.find((row) => row.id === id) ?? []));
      setSelectedFilter(undefined);
    },
    isAll,
    selectAll: isPageSelected && !isAll && total > rows.length ? () => setSelectedFilter(filter) : undefined,
  };
};
