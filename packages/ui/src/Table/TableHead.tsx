import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SortButton } from './SortButton.tsx';
import { roles } from './roles.ts';
import * as styles from './TableHead.css.ts';
import type { TableColumn, TableSort } from './TableColumn.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  /** The checkbox for all rows, in a column of its own. */
  selectAll: ReactNode;
}

/** The head row of a Table. On a phone only its controls are seen; its words stay for assistive technology. */
export function TableHead<Row>({ columns, sort, onSortChange, selectAll }: TableHeadProps<Row>) {
  return (
    <thead {...roles.rowgroup} className={styles.head}>
      <tr {...roles.row} className={styles.headRow}>
        {selectAll && (
          <th {...roles.columnheader} className={styles.checkboxHeadCell}>
            {selectAll}
          </th>
        )}
        {columns.map((column) => {
          const {
            id,
            header,
            width = 'grow',
            align = 'start',
            isSortable = false,
            isHeaderVisuallyHidden,
          } = column;
          const direction = sort?.columnId === id ? sort.direction : 'none';
          return (
            <th
              key={id}
              {...roles.columnheader}
              aria-sort={isSortable ? direction : undefined}
              className={styles.headCell({
                width,
                align,
                size: column.size,
                hasControl: isSortable,
                isScreenOnly: column.phone === 'actions',
              })}
            >
              {isSortable && (
                <SortButton columnId={id} label={header} direction={direction} onPress={onSortChange} />
              )}
              {!isSortable && (isHeaderVisuallyHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header)}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
