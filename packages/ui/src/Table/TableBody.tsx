import type { ReactNode } from 'react';
import { LoadingCell } from './LoadingCell.tsx';
import { roles } from './roles.ts';
import * as styles from './TableRow.css.ts';
import type { TableColumn, TableSelection } from './TableColumn.ts';

interface TableBodyProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Skeleton rows to show in place of rows; 0 when rows are known. */
  loadingRows: number;
  emptyState: ReactNode;
  selection: TableSelection<Row> | undefined;
}

const phonePlace = <Row,>({ phone, isRowHeader }: TableColumn<Row>) =>
  phone ?? (isRowHeader ? 'primary' : 'secondary');

const cellClass = <Row,>(column: TableColumn<Row>) =>
  styles.cell({ width: column.width ?? 'grow', align: column.align ?? 'start', phone: phonePlace(column) });

/** The rows of a Table, their skeletons while loading, or what stands there when there are none. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, getRowId, loadingRows, emptyState, selection } = props;
  // Once a column, not once a cell: a list may have a thousand rows.
  const columns = props.columns.map((column) => ({
    ...column,
    className: cellClass(column),
    label: column.phone === 'labelled' ? column.header : undefined,
  }));

  if (loadingRows > 0)
    return (
      <tbody {...roles.rowgroup} className={styles.body} aria-hidden="true">
        {Array.from({ length: loadingRows }, (_, index) => (
          <tr key={index} className={styles.row}>
            {selection && (
              <td className={styles.checkboxCell}>
                <LoadingCell place="actions" />
              </td>
            )}
            {columns.map((column) => (
              <td key={column.id} className={column.className}>
                {column.loadingCell ?? <LoadingCell place={phonePlace(column)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    );

  if (rows.length === 0)
    return (
      <tbody {...roles.rowgroup} className={styles.body}>
        <tr {...roles.row} className={styles.emptyRow}>
          <td {...roles.cell} colSpan={columns.length + (selection ? 1 : 0)} className={styles.emptyCell}>
            {emptyState}
          </td>
        </tr>
      </tbody>
    );

  return (
    <tbody {...roles.rowgroup} className={styles.body}>
      {rows.map((row) => {
        const id = getRowId(row);
        return (
          <tr
            key={id}
            {...roles.row}
            className={styles.row}
            data-selected={selection?.isSelected(id) || undefined}
          >
            {selection && (
              <td {...roles.cell} className={styles.checkboxCell}>
                {selection.renderRow(row, id)}
              </td>
            )}
            {columns.map((column) =>
              column.isRowHeader ? (
                <th key={column.id} {...roles.rowheader} className={column.className}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.id} {...roles.cell} className={column.className} data-label={column.label}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        );
      })}
    </tbody>
  );
}
