import type { ReactNode } from 'react';

/** One column of a Table: what stands in its head, and what in each row. */
export interface TableColumn<Row> {
  /** Unique in the table; names the column in `sort`. */
  id: string;
  /** Words of the head cell. */
  header: string;
  /** What the column shows of a row. */
  cell: (row: Row) => ReactNode;
  /** `grow` shares what is left; `fit` is as narrow as its content and does not wrap. @default 'grow' */
  width?: 'grow' | 'fit';
  /** Width of the column in a table with `isSteady`; without it the column shares what is left. */
  size?: 'small' | 'medium' | 'large';
  /** Numbers and actions stand at the end. @default 'start' */
  align?: 'start' | 'end';
  /** For columns that explain themselves to the eye, such as a row of buttons. */
  isHeaderVisuallyHidden?: boolean;
  /** The cell that names the row; assistive technology reads it with every other cell. One column has it. */
  isRowHeader?: boolean;
  /** The head cell is a button that asks for rows sorted by this column. */
  isSortable?: boolean;
  /**
   * Place in the list that a table is on a phone: `primary` is the first line, `actions` stand beside it at the end,
   * `secondary` lines follow, `labelled` ones with the words of the head cell before them. The columns marked `hidden` are
   * left out. @default 'primary' for the row header, else 'secondary'
   */
  phone?: 'primary' | 'secondary' | 'labelled' | 'actions' | 'hidden';
  /** What stands in the cell while rows are loading. @default a line, two in the row header, nothing in `actions` */
  loadingCell?: ReactNode;
}

/** Which column rows are sorted by, in the words of `aria-sort`. */
export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** A column of checkboxes, as `tableSelection` makes it: tables without one do not load checkboxes. */
export interface TableSelection<Row> {
  isSelected: (id: string) => boolean;
  /** The checkbox of the head: for all rows shown. */
  renderAll: (shownIds: readonly string[]) => ReactNode;
  /** The checkbox of one row. */
  renderRow: (row: Row, id: string) => ReactNode;
}
