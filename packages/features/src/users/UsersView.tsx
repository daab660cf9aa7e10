import type { User } from '@planner/api-client';
import { Isolate, Stack } from '@planner/ui';
import { useRef } from 'react';
import { DeletedBanner } from '../shared/list/DeletedBanner.tsx';
import { ListHeader } from '../shared/list/ListHeader.tsx';
import { pageSummary } from '../shared/list/pageSummary.ts';
import type { DeletedRow } from '../shared/list/useDeletion.ts';
import type { PagedList } from '../shared/list/usePagedList.ts';
import { useRowFocus } from '../shared/list/useRowFocus.ts';
import type { SearchText } from '../shared/list/useSearchText.ts';
import type { UserList } from './listUsersQuery.ts';
import { UserActions, type UserActionsProps } from './UserActions.tsx';
import { UserFilters } from './UserFilters.tsx';
import type { UserOrder } from './userOrder.ts';
import { UsersTable } from './UsersTable.tsx';

export interface UsersViewProps extends UserOrder, Omit<UserActionsProps, 'isEmpty'> {
  list: PagedList<UserList>;
  search: SearchText;
  canFilterByRole: boolean;
  canSort: boolean;
  onOrderChange: (order: UserOrder) => void;
  selectedIds: ReadonlySet<string>;
  onSelectedChange: (ids: ReadonlySet<string>) => void;
  getEditHref: (id: string) => string;
  onDelete: (user: User) => void;
  /** The message about it disappears after three seconds. */
  deleted?: DeletedRow<User> | undefined;
  onDismissDeleted: () => void;
}

export const UsersView = ({ list, search, deleted, ...props }: UsersViewProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  const ids = list.state.status === 'ready' ? list.state.data.rows.map(({ id }) => id) : [];
  const focus = useRowFocus(ids, title, deleted);
  const onDelete = (user: User) => {
    focus.rememberNeighbors(user.id);
    props.onDelete(user);
  };
  return (
    <Stack gap="l">
      <ListHeader
        title="User Management"
        titleRef={title}
        state={list.state}
        summaryOf={(users) => pageSummary(users, 'user')}
        search={search}
        searchLabel="Search users"
        searchPlaceholder="Search users by name or email..."
        filters={<UserFilters {...props} />}
        actions={<UserActions {...props} isEmpty={ids.length === 0} />}
      />
      {deleted && (
        <DeletedBanner wasGone={deleted.wasGone} onDismiss={props.onDismissDeleted}>
          <Isolate>{deleted.row.name}</Isolate>
        </DeletedBanner>
      )}
      <UsersTable {...props} list={list} onDelete={onDelete} deleteButtonRef={focus.buttonRef} />
    </Stack>
  );
};
