import type { ReactNode } from 'react';
import type { RootProps } from '../root/rootProps.ts';

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
  width?: 'grow' | 'fit' | undefined;
  /** Column width: about 7, 9.5 or 14 rem, a little less in a narrow card. Columns without it share the remaining width; a single one never moves the others. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Use `end` for numbers and actions. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** The cell that names the row; screen readers read it with the others. Exactly one column. */
  isRowHeader?: boolean | undefined;
  /** Makes the header a button that sorts; needs `onSortChange`. */
  isSortable?: boolean | undefined;
  /**
   * Place on a phone: `labelled` shows the header too, `beside` puts up to two short values on the line of the row header.
   * @default 'primary' for the row header, else 'secondary'
   */
  phone?: 'primary' | 'beside' | 'secondary' | 'labelled' | 'actions' | undefined;
  /**
   * Place in a table narrower than 60 rem, so that names keep their room: `under` the row header, or `hidden`, also on a phone, if
   * the page that the row links to shows it. Its other columns need a `size`. @default a column
   */
  narrow?: 'under' | 'hidden' | undefined;
  /** Placeholder while rows load. @default a line, two in the row header, none in `actions` */
  loadingCell?: ReactNode | undefined;
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
  selectAllLabel?: string | undefined;
}

export interface TableProps<Row> extends RootProps<HTMLDivElement> {
  /** Name of the table, and of its scroll region: “Users”. */
  label: string;
  /** Columns in this order; `cell` renders a row’s cell. */
  columns: ReadonlyArray<TableColumn<Row>>;
  /** Rows of this page. */
  rows: ReadonlyArray<Row>;
  /** A stable id; rows keep their state by it. */
  getRowId: (row: Row) => string;
  /** A line above each row whose heading differs from that of the row before, such as the day. Sort rows by it. */
  getHeading?: ((row: Row) => string) | undefined;
  /** Shows `loadingRows` skeleton rows as high as real ones. */
  isLoading?: boolean | undefined;
  /** The page size, to avoid layout shift. @default 10 */
  loadingRows?: number | undefined;
  /** The rows are being replaced: they stay readable and are marked busy. */
  isStale?: boolean | undefined;
  /** Shown when there are no rows: an `EmptyState`. */
  emptyState: ReactNode;
  /** Below the rows: a count and a `Pagination`. */
  footer?: ReactNode | undefined;
  /** The current order; the caller sorts. */
  sort?: TableSort | undefined;
  /** Called when a column header is pressed: reverses the current column; another one starts ascending. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** A row that has just been added: marked, and scrolled into view. */
  markedId?: string | undefined;
  /** Adds a column of checkboxes. */
  selection?: TableSelection<Row> | undefined;
  /**
   * A press anywhere on a row follows its first link, also with the middle button or Ctrl, so give each row one. Controls
   * work as before, and so do the cells around them.
   */
  hasRowLinks?: boolean | undefined;
  /** Fixes column widths if several columns have no `size`: nothing moves when rows arrive. Give each `fit` column one. */
  isSteady?: boolean | undefined;
}
