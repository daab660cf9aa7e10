import { Stack, Toast } from '@planner/ui';
import { useRef, type ReactNode } from 'react';
import type { DeleteButtonProps } from './actionsColumn.tsx';
import { ListHeader, type ListHeaderProps } from './ListHeader.tsx';
import type { RowDeletion } from './useDeletion.ts';
import { useRowFocus } from './useRowFocus.ts';
import { useStableCallback } from './useStableCallback.ts';

export interface ListScreenProps<Row, Data extends { rows: readonly Row[] }> extends Omit<
  ListHeaderProps<Data>,
  'titleRef'
> {
  deletion: RowDeletion<Row>;
  /** The subject of `… was deleted`. */
  describeRow: (row: Row) => ReactNode;
  /** The table, and errors above it. */
  children: (deleteButton: DeleteButtonProps<Row>) => ReactNode;
}

/** A list whose rows can be deleted: header, message about a deleted row, and the focus after it. */
export const ListScreen = <Row extends { id: string }, Data extends { rows: readonly Row[] }>({
  deletion,
  describeRow,
  children,
  ...header
}: ListScreenProps<Row, Data>) => {
  const title = useRef<HTMLHeadingElement>(null);
  const { state } = header;
  const { deleted } = deletion;
  const ids = state.status === 'ready' ? state.data.rows.map(({ id }) => id) : [];
  const focus = useRowFocus(ids, title, deleted);
  const onDelete = useStableCallback((row: Row) => {
    focus.rememberNeighbors(row.id);
    deletion.ask(row);
  });
  return (
    <Stack gap="l">
      <ListHeader {...header} titleRef={title} />
      {deleted && (
        <Toast key={deleted.row.id} onDismiss={deletion.dismiss}>
          {describeRow(deleted.row)} was {deleted.wasGone && 'already '}deleted
        </Toast>
      )}
      {children({ onDelete, deleteButtonRef: focus.buttonRef })}
    </Stack>
  );
};
