import type { ReactNode } from 'react';

/** Explicit roles, because browsers drop table semantics when CSS changes `display`, as the phone layout does. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** A column of `Table`: its header, and what its cells show of a row. */
export interface TableColumn<Row> {
  /** Unique in the table; used in `sort`. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `grow` shares the remaining width; `fit` is as narrow as its content and doesn't wrap. @default 'grow' */
  width?: 'grow' | 'fit';
  /** Column width: about 7, 9.5 or 14 rem, a little less in a narrow card. Columns without it share the remaining width; a single one never moves the others. */
  size?: 'small' | 'medium' | 'large';
  /** Use `end` for numbers and actions. @default 'start' */
  align?: 'start' | 'end';
  /** The cell that names the row; screen readers read it with the others. Exactly one column. */
  isRowHeader?: boolean;
  /** Makes the header a button that sorts; needs `onSortChange`. */
  isSortable?: boolean;
  /**
   * Place on a phone: `labelled` shows the header too, `beside` puts up to two short values on the line of the row header.
   * @default 'primary' for the row header, else 'secondary'
   */
  phone?: 'primary' | 'beside' | 'secondary' | 'labelled' | 'actions';
  /** Placeholder while rows load. @default a line, two in the row header, none in `actions` */
  loadingCell?: ReactNode;
}

/** The sorted column and its direction, as in `aria-sort`. */
export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** Checkboxes for the rows and one for all of them: which are selected, and how they are called. With Shift, a press changes all rows since the last one. */
export interface TableSelection<Row> {
  /** Ids from the table's `getRowId`; may include rows of other pages. */
  selectedIds: ReadonlySet<string>;
  onChange: (selectedIds: ReadonlySet<string>) => void;
  /** Name of a row's checkbox: “Select Amelia Okafor”. */
  getRowLabel: (row: Row) => string;
  /** Name of the header's checkbox. @default 'Select all' */
  selectAllLabel?: string;
}
