import { Icon } from '../icons/Icon.tsx';
import * as styles from './TableHead.css.ts';
import type { TableSort } from './TableColumn.ts';

interface SortButtonProps {
  columnId: string;
  label: string;
  direction: TableSort['direction'] | 'none';
  onPress: ((sort: TableSort) => void) | undefined;
}

/** A sortable column's header as a button. The cell's `aria-sort` announces the direction. */
export function SortButton({ columnId, label, direction, onPress }: SortButtonProps) {
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
