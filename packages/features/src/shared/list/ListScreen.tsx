import { Stack, Toast } from '@planner/ui';
import { useRef, type ReactNode } from 'react';
import type { DeleteButtonProps } from './actionsColumn.tsx';
import { ListHeader, type ListHeaderProps } from './ListHeader.tsx';
import type { ListPage } from './ListPage.ts';
import type { RowDeletion } from './useDeletion.ts';
import type { PagedList } from './usePagedList.ts';
import { useRowFocus } from './useRowFocus.ts';

export interface ListScreenProps<Row, Page extends ListPage<Row>> extends Omit<
  ListHeaderProps<Page>,
  'state' | 'titleRef'
> {
  list: PagedList<Page>;
  deletion: RowDeletion<Row>;
  /** The subject of `… was deleted`. */
  describeRow: (row: Row) => ReactNode;
  /** The table, and errors above it. */
  children: (deleteButton: DeleteButtonProps<Row>) => ReactNode;
}

/** A list whose rows can be deleted: header, message about a deleted row, and the focus after it. */
export const ListScreen = <Row extends { id: string }, Page extends ListPage<Row>>({
  list,
  deletion,
  describeRow,
  children,
  ...header
}: ListScreenProps<Row, Page>) => {
  const title = useRef<HTMLHeadingElement>(null);
  const { deleted } = deletion;
  const ids = list.state.status === 'ready' ? list.state.data.rows.map(({ id }) => id) : [];
  const focus = useRowFocus(ids, title, deleted);
  const onDelete = (row: Row) => {
    focus.rememberNeighbors(row.id);
    deletion.ask(row);
  };
  return (
    <Stack gap="l">
      <ListHeader {...header} titleRef={title} state={list.state} />
      {deleted && (
        <Toast key={deleted.row.id} onDismiss={deletion.dismiss}>
          {describeRow(deleted.row)} was {deleted.wasGone && 'already '}deleted
        </Toast>
      )}
      {children({ onDelete, deleteButtonRef: focus.buttonRef })}
    </Stack>
  );
};
