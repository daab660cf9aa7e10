import type { ReactNode } from 'react';
import { ScrollRegion } from './ScrollRegion.tsx';
import { roles } from './roles.ts';
import * as styles from './Table.css.ts';
import { TableBody } from './TableBody.tsx';
import type { TableColumn, TableSelection, TableSort } from './TableColumn.ts';
import { TableHead } from './TableHead.tsx';

export interface TableProps<Row> {
  /** Says what the rows are: “Users”. Also names the region when the table is wider than its card and scrolls. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** A stable id, so that a row keeps its state when others come and go. */
  getRowId: (row: Row) => string;
  /** No rows are known yet: shows `loadingRows` skeleton rows of the height of real ones. */
  isLoading?: boolean;
  /** Skeleton rows; the page size, so that nothing moves when rows come. @default 10 */
  loadingRows?: number;
  /** The rows shown are being replaced: they stay readable and are marked as busy. */
  isStale?: boolean;
  /** Stands in place of the rows when there are none; an `EmptyState`. */
  emptyState: ReactNode;
  /** Below the rows, in the same card: a count and a `Pagination`. */
  footer?: ReactNode;
  /** How the rows are sorted now; the caller sorts. */
  sort?: TableSort;
  /** A head cell was pressed: the same column turns round, another one starts ascending. */
  onSortChange?: (sort: TableSort) => void;
  /** Adds a column of checkboxes; made by `tableSelection`. */
  selection?: TableSelection<Row>;
  /** Columns keep their widths whatever the rows hold, so that nothing moves when rows come. Give each `fit` column a `size`. */
  isSteady?: boolean;
}

/**
 * Rows of one kind in a card; on a phone each row becomes an entry of a list. For two or three facts about one thing use
 * `DescriptionList`, for a few links `Card` with a list. Keyboard: Tab walks through the controls in cells, as everywhere
 * on the page; cells without controls take no focus.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, getRowId, isLoading = false, loadingRows = 10, isStale = false } = props;
  const { emptyState, footer, sort, onSortChange, selection, isSteady = false } = props;
  const classes = [styles.table, isStale && styles.stale, isSteady && styles.steady].filter(Boolean);
  return (
    <div className={styles.card}>
      <ScrollRegion label={label}>
        <table
          {...roles.table}
          aria-label={label}
          aria-busy={isLoading || isStale}
          data-loading={isLoading || undefined}
          className={classes.join(' ')}
        >
          <TableHead
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            selectAll={selection?.renderAll(rows.map(getRowId))}
          />
          <TableBody
            columns={columns}
            rows={rows}
            getRowId={getRowId}
            loadingRows={isLoading ? loadingRows : 0}
            emptyState={emptyState}
            selection={selection}
          />
        </table>
      </ScrollRegion>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
