import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './TableRow.css.ts';
import type { TableColumn } from './TableColumn.ts';

interface LoadingCellProps {
  place: NonNullable<TableColumn<never>['phone']>;
}

export function LoadingCell({ place }: LoadingCellProps) {
  if (place === 'actions') return null;
  if (place !== 'primary') return <Skeleton width="medium" />;
  return (
    <div className={styles.loadingLines}>
      <Skeleton width="medium" />
      <Skeleton width="short" />
    </div>
  );
}
