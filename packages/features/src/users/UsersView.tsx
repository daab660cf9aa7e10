import type { User } from '@planner/api-client';
import type { ReactNode } from 'react';
import { EmptyState, FilterSelect, LinkButton } from '@planner/ui';
import { ExportButton, type ListExport } from '../shared/list/ExportButton.tsx';
import { ImportButton, type ListImport } from '../shared/list/ImportButton.tsx';
import { ListScreen, type ListScreenProps } from '../shared/list/ListScreen.tsx';
import { ListTable } from '../shared/list/ListTable.tsx';
import type { RowDeletion } from '../shared/list/DeleteRow.tsx';
import { type PagedList, pageSummary } from '../shared/list/usePagedList.ts';
import type { Selection } from '../shared/list/useSelection.ts';
import { Can } from '../shared/session/Can.tsx';
import { useRights } from '../shared/session/rights.ts';
import type { UserList } from './queries.ts';
import { userColumns } from './userColumns.tsx';
import {
  fromTableSort,
  ROLE_OPTIONS,
  STATE_OPTIONS,
  toRole,
  toState,
  toTableSort,
  type ShownState,
  type UserOrder,
} from './userOrder.ts';

type ShownOrder = Omit<UserOrder, 'state'> & { state?: ShownState | undefined };

export interface UsersViewProps extends ShownOrder {
  list: PagedList<UserList>;
  titleRef?: ListScreenProps<User, UserList>['titleRef'];
  /** Deleted users, instead of the table. */
  deletedUsers?: ReactNode;
  onOrderChange: (order: ShownOrder) => void;
  /** Above the table: bulk work of the server. */
  tasks?: ReactNode;
  selection: Pick<Selection<User>, 'ids' | 'setIds'>;
  imports: ListImport;
  exports: ListExport;
  addHref: string;
  getUserHref: (id: string) => string;
  getEditHref: (id: string) => string;
  deletion: RowDeletion<User>;
}

const NO_USERS: UserList = { rows: [], currentPage: 1, totalPages: 1, perPage: 10, total: 0, query: '' };

export const UsersView = (props: UsersViewProps) => {
  const {
    list,
    role,
    state,
    importId,
    sort,
    onOrderChange,
    getUserHref,
    getEditHref,
    deletion,
    deletedUsers,
  } = props;
  const { offers } = useRights();
  const canSort = offers('listUsers.sort');
  const page = list.state.status === 'ready' ? list.state.data : undefined;
  return (
    <ListScreen
      title="User Management"
      titleRef={props.titleRef}
      state={deletedUsers ? { status: 'ready', data: NO_USERS, isStale: false } : list.state}
      summaryOf={(users) =>
        deletedUsers ? 'Deleted users can be restored for 30 days' : pageSummary(users, 'user')
      }
      search={list.search}
      searchLabel="Search users"
      searchPlaceholder="Search users by name or email..."
      filters={
        <>
          {offers('listUsers.role') && !deletedUsers && (
            <FilterSelect
              label="Role"
              options={ROLE_OPTIONS}
              value={role ?? ''}
              onChange={(value) => onOrderChange({ role: toRole(value) })}
            />
          )}
          {offers('listUsers.state') && (
            <FilterSelect
              label="State"
              options={
                offers('listDeletedUsers')
                  ? STATE_OPTIONS
                  : STATE_OPTIONS.filter(({ value }) => value !== 'deleted')
              }
              value={state ?? ''}
              onChange={(value) => onOrderChange({ state: toState(value) })}
            />
          )}
          {importId && !deletedUsers && (
            <FilterSelect
              label="Import"
              options={[
                { value: '', label: 'All users' },
                { value: importId, label: page?.importFile ? `Of ${page.importFile}` : 'Of this import' },
              ]}
              value={importId}
              onChange={() => onOrderChange({ importId: undefined })}
            />
          )}
        </>
      }
      moreActions={
        <>
          <ImportButton {...props.imports} />
          <ExportButton {...props.exports} isDisabled={!page?.rows.length || deletedUsers !== undefined} />
        </>
      }
      actions={
        <Can operation="createUser">
          <LinkButton variant="primary" icon="add" href={props.addHref}>
            Add User
          </LinkButton>
        </Can>
      }
      deletion={deletion}
    >
      {(deleteButton) => (
        <>
          {props.tasks}
          {deletedUsers ?? (
            <ListTable
              label="Users"
              list={list}
              columns={userColumns(getUserHref, getEditHref, deleteButton)}
              isSteady
              hasRowLinks
              sort={toTableSort(sort)}
              onSortChange={
                canSort ? (next) => onOrderChange({ sort: fromTableSort(next, sort) }) : undefined
              }
              selection={{
                selectedIds: props.selection.ids,
                onChange: props.selection.setIds,
                getRowLabel: ({ name }: User) => `Select ${name}`,
                selectAllLabel: 'Select all on this page',
              }}
              emptyState={
                <EmptyState
                  icon="users"
                  title="No users found"
                  description={
                    page?.query || page?.role || page?.state || page?.importId
                      ? 'Try a different search term'
                      : 'There are currently no users in the system'
                  }
                />
              }
            />
          )}
        </>
      )}
    </ListScreen>
  );
};
