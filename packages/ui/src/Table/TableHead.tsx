import { useAppWords } from '../words/useAppWords.ts';
import { Icon } from '../icons/Icon.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import * as styles from './TableHead.css.ts';
import { type TableProps, type TableSort, roles } from './TableColumn.ts';

interface SortButtonProps {
  columnId: string;
  label: string;
  direction: TableSort['direction'] | 'none';
  onPress: ((sort: TableSort) => void) | undefined;
}

/** A sortable column's header as a button. The cell's `aria-sort` announces the direction. */
function SortButton({ columnId, label, direction, onPress }: SortButtonProps) {
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <button
      type="button"
      className={styles.sortButton}
      onClick={() => onPress?.({ columnId, direction: next })}
    >
      {label}
      <span className={styles.sortMark[direction]}>
        <Icon name={direction === 'none' ? 'sort' : 'arrowDown'} size="small" />
      </span>
    </button>
  );
}

interface TableHeadProps<Row> extends Pick<
  TableProps<Row>,
  'columns' | 'sort' | 'onSortChange' | 'selection'
> {
  /** Of the visible rows. */
  rowIds: readonly string[];
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSortChange, selection, rowIds } = props;
  const words = useAppWords('table');
  const hasSort = onSortChange !== undefined && columns.some(({ isSortable }) => isSortable);
  return (
    <thead {...roles.rowgroup} className={styles.head}>
      <tr {...roles.row} className={styles.headRow} data-sort-by={hasSort ? words.sortBy : undefined}>
        {selection && (
          <th {...roles.columnheader} className={styles.checkboxHeadCell}>
            <RowCheckbox {...selection} ids={rowIds} label={selection.selectAllLabel ?? words.selectAll} />
          </th>
        )}
        {columns.map((column) => {
          const { id, header, width = 'grow', align = 'start', size } = column;
          const canSort = column.isSortable === true && onSortChange !== undefined;
          const direction = sort?.columnId === id ? sort.direction : 'none';
          return (
            <th
              key={id}
              {...roles.columnheader}
              aria-sort={canSort ? direction : undefined}
              className={styles.headCell({
                width,
                align,
                size,
                narrow: column.narrow ?? (column.isRowHeader ? 'header' : 'column'),
                hasControl: canSort,
                isScreenOnly: column.phone === 'actions',
              })}
            >
              {canSort ? (
                <SortButton columnId={id} label={header} direction={direction} onPress={onSortChange} />
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
