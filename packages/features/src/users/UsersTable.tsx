import type { User } from '@planner/api-client';
import { EmptyState } from '@planner/ui';
import type { DeleteButtonProps } from '../shared/list/actionsColumn.tsx';
import { ListTable } from '../shared/list/ListTable.tsx';
import { userColumns } from './userColumns.tsx';
import { fromTableSort, toTableSort } from './userOrder.ts';
import type { UsersViewProps } from './UsersView.tsx';

export interface UsersTableProps
  extends
    DeleteButtonProps<User>,
    Pick<
      UsersViewProps,
      'list' | 'sort' | 'canSort' | 'onOrderChange' | 'selectedIds' | 'onSelectedChange' | 'getEditHref'
    > {}

export const UsersTable = ({ list, ...props }: UsersTableProps) => {
  const page = list.state.status === 'ready' ? list.state.data : undefined;
  return (
    <ListTable
      label="Users"
      list={list}
      columns={userColumns(props)}
      isSteady
      hasRowLinks
      sort={toTableSort(props.sort)}
      onSortChange={props.canSort ? (sort) => props.onOrderChange({ sort: fromTableSort(sort) }) : undefined}
      selection={{
        selectedIds: props.selectedIds,
        onChange: props.onSelectedChange,
        getRowLabel: ({ name }: User) => `Select ${name}`,
        selectAllLabel: 'Select all on this page',
      }}
      emptyState={
        <EmptyState
          icon="users"
          title="No users found"
          description={
            page?.query || page?.role
              ? 'Try a different search term'
              : 'There are currently no users in the system'
          }
        />
      }
    />
  );
};
