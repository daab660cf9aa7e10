import type { Pagination, Role, User, UserSort } from '@planner/api-client';
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  FilterSelect,
  Isolate,
  LinkButton,
  PageHeader,
  SearchField,
  Skeleton,
  Stack,
  Table,
  tableSelection,
} from '@planner/ui';
import { useRef } from 'react';
import { MESSAGE_MS } from '../shared/constants.ts';
import { formatNumber } from '../shared/format.ts';
import { PageFooter } from '../shared/PageFooter.tsx';
import { RefetchMessage } from '../shared/RefetchMessage.tsx';
import { useDeleteFocus } from '../shared/useDeleteFocus.ts';
import type { LoadState } from '../shared/useLoadState.ts';
import type { UserList } from './listUsersQuery.ts';
import { userColumns } from './userColumns.tsx';
import { fromTableSort, ROLE_OPTIONS, SORT_OPTIONS, toRole, toSort, toTableSort } from './userOrder.ts';

export interface UsersViewProps {
  state: LoadState<UserList>;
  /** What stands in the search field; runs ahead of the search that the rows answer. */
  searchText: string;
  onSearchTextChange: (text: string) => void;
  /** Search now. */
  onSearch: () => void;
  role?: Role | undefined;
  sort?: UserSort | undefined;
  /** What is left out stays. */
  onOrderChange: (order: { role?: Role | undefined; sort?: UserSort | undefined }) => void;
  /** Who is selected, on this and on other pages. */
  selectedIds: ReadonlySet<string>;
  onSelectedChange: (ids: ReadonlySet<string>) => void;
  /** Export everybody whom the list has. */
  onExport: () => void;
  onPageChange: (page: number) => void;
  getPageHref: (page: number) => string;
  getEditHref: (id: string) => string;
  addHref: string;
  onDelete: (user: User) => void;
  /** Who has just been deleted; the message about it vanishes after three seconds. */
  deletedUser?: User | undefined;
  /** Whether somebody else had deleted that user before. */
  wasGone?: boolean | undefined;
  onDismissDeleted: () => void;
  onRetry: () => void;
}

const summaryOf = ({ totalUsers, currentPage, totalPages }: Pagination) =>
  `${formatNumber(totalUsers)} ${totalUsers === 1 ? 'user' : 'users'} · page ${formatNumber(currentPage)} of ${formatNumber(totalPages)}`;

/** The list of users. Total, page and rows always come from the same answer. */
export const UsersView = ({ state, ...props }: UsersViewProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  const list = state.status === 'ready' ? state.data : undefined;
  const users = list?.users ?? [];
  const focus = useDeleteFocus(users, props.deletedUser, title);
  const columns = userColumns({
    getEditHref: props.getEditHref,
    deleteButtonRef: focus.buttonRef,
    onDelete: (user) => {
      focus.remember(user.id);
      props.onDelete(user);
    },
  });

  return (
    <Stack gap="l">
      <PageHeader
        titleRef={title}
        title="User Management"
        description={
          list ? (
            <Isolate>{summaryOf(list.pagination)}</Isolate>
          ) : (
            state.status === 'loading' && <Skeleton width="medium" />
          )
        }
        search={
          <SearchField
            label="Search users"
            placeholder="Search users by name or email..."
            value={props.searchText}
            onChange={props.onSearchTextChange}
            onSubmit={props.onSearch}
            onBlur={props.onSearch}
          />
        }
        filters={
          <>
            <FilterSelect
              label="Role"
              options={ROLE_OPTIONS}
              value={props.role ?? ''}
              onChange={(value) => props.onOrderChange({ role: toRole(value) })}
            />
            <FilterSelect
              label="Order"
              options={SORT_OPTIONS}
              value={props.sort ?? ''}
              onChange={(value) => props.onOrderChange({ sort: toSort(value) })}
            />
          </>
        }
        actions={
          <>
            <Button size="large" icon="export" onPress={props.onExport} isDisabled={users.length === 0}>
              Export
            </Button>
            <LinkButton variant="primary" size="large" icon="add" href={props.addHref}>
              Add User
            </LinkButton>
          </>
        }
      />
      {props.deletedUser && (
        <Banner tone="positive" timeoutMs={MESSAGE_MS} onDismiss={props.onDismissDeleted}>
          <Isolate>{props.deletedUser.name}</Isolate> was {props.wasGone && 'already '}deleted
        </Banner>
      )}
      {state.status === 'ready' && (
        <RefetchMessage message={state.message} isRetrying={state.isRetrying} onRetry={props.onRetry} />
      )}
      {state.status === 'failed' ? (
        <ErrorState message={state.message} onRetry={props.onRetry} isRetrying={state.isRetrying} />
      ) : (
        <Table
          label="Users"
          columns={columns}
          rows={users}
          getRowId={({ id }) => id}
          isSteady
          sort={toTableSort(props.sort)}
          onSortChange={(next) => props.onOrderChange({ sort: fromTableSort(next) })}
          selection={tableSelection({
            selectedIds: props.selectedIds,
            onChange: props.onSelectedChange,
            getRowLabel: ({ name }: User) => `Select ${name}`,
            selectAllLabel: 'Select all on this page',
          })}
          isLoading={state.status === 'loading'}
          isStale={state.status === 'ready' && state.isStale}
          emptyState={
            <EmptyState
              icon="users"
              title="No users found"
              description={
                list?.query || list?.role
                  ? 'Try a different search term'
                  : 'There are currently no users in the system'
              }
            />
          }
          footer={
            list && users.length > 0 ? (
              <PageFooter
                currentPage={list.pagination.currentPage}
                totalPages={list.pagination.totalPages}
                perPage={list.pagination.usersPerPage}
                shown={users.length}
                total={list.pagination.totalUsers}
                getPageHref={props.getPageHref}
                onPageChange={props.onPageChange}
              />
            ) : (
              state.status === 'loading' && <Skeleton width="medium" />
            )
          }
        />
      )}
    </Stack>
  );
};
