import { Stack } from '@planner/ui';
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
  /** The table, and errors above it. */
  children: (deleteButton: DeleteButtonProps<Row>) => ReactNode;
}

/** A list whose rows can be deleted: header, and the focus after a deletion. */
export const ListScreen = <Row extends { id: string }, Data extends { rows: readonly Row[] }>({
  deletion,
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
      {children({ onDelete, deleteButtonRef: focus.buttonRef })}
    </Stack>
  );
};
