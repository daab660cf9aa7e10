import type { User } from '@planner/api-client';
import { Isolate } from '@planner/ui';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import { pageSummary } from '../shared/list/ListPage.ts';
import type { RowDeletion } from '../shared/list/useDeletion.ts';
import type { PagedList } from '../shared/list/usePagedList.ts';
import type { SearchText } from '../shared/list/useSearchText.ts';
import type { UserList } from './queries.ts';
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
  deletion: RowDeletion<User>;
}

const describeRow = ({ name }: User) => <Isolate>{name}</Isolate>;

export const UsersView = ({ list, search, deletion, ...props }: UsersViewProps) => {
  const isEmpty = list.state.status !== 'ready' || list.state.data.rows.length === 0;
  return (
    <ListScreen
      title="User Management"
      state={list.state}
      summaryOf={(users) => pageSummary(users, 'user')}
      search={search}
      searchLabel="Search users"
      searchPlaceholder="Search users by name or email..."
      filters={<UserFilters {...props} />}
      actions={<UserActions {...props} isEmpty={isEmpty} />}
      deletion={deletion}
      describeRow={describeRow}
    >
      {(deleteButton) => <UsersTable {...props} {...deleteButton} list={list} />}
    </ListScreen>
  );
};
