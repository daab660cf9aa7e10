import type { User } from '@planner/api-client';
import { lazyWithRetry } from '@planner/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useDeletion } from '../shared/list/DeleteRow.tsx';
import type { ListImport } from '../shared/list/ImportButton.tsx';
import { usePagedList, type PagedListScreenProps } from '../shared/list/usePagedList.ts';
import { useSelection } from '../shared/list/useSelection.ts';
import { useRights } from '../shared/session/rights.ts';
import { TaskProgress } from '../shared/tasks/TaskProgress.tsx';
import { invalidateUsers } from './mutations.ts';
import { errorTexts, listUsersQuery, toOfferedOrder, type UserListParams } from './queries.ts';
import { USER_LABELS } from './userLabels.ts';
import { useUserExport } from './useUserExport.ts';
import { UsersView, type UsersViewProps } from './UsersView.tsx';

// Rarely used.
const BulkActions = lazyWithRetry(async () => (await import('./dialogs.ts')).BulkActions);
const DeletedUsers = lazyWithRetry(async () => (await import('./dialogs.ts')).DeletedUsers);
const DeleteUser = lazyWithRetry(async () => (await import('./dialogs.ts')).DeleteUser, { isOverlay: true });

/** The host keeps `page`, `query`, `role`, `state` and `sort` in the URL. */
export interface UsersProps
  extends
    PagedListScreenProps<Omit<UserListParams, 'state'> & Pick<UsersViewProps, 'state'>>,
    Pick<
      UsersViewProps,
      'role' | 'state' | 'importId' | 'sort' | 'getUserHref' | 'getEditHref' | 'addHref'
    > {}

const TASK_KINDS = [
  'deleteUsers',
  'changeRoles',
  'restoreUsers',
  'restoreRoles',
  'undoImports',
  'importUsers',
];

const IMPORTS: ListImport = {
  list: 'users',
  noun: { one: 'user', many: 'users' },
  labels: {
    ...USER_LABELS,
    email: 'Email',
    firstName: 'First name',
    middleName: 'Middle name',
    lastName: 'Last name',
    secondLastName: 'Second last name',
  },
  note: 'Imported users have no password: they set one with a reset link.',
};

const NONE = { rows: [], total: 0 };

/** The list of users, with search, filters and actions on those selected. */
export const Users = (props: UsersProps) => {
  const { page, query } = props;
  const rights = useRights();
  const hasLimit = rights.offers('listUsers.limit');
  const limit = hasLimit ? props.limit : undefined;
  const isOfDeleted = props.state === 'deleted' && rights.offers('listDeletedUsers');
  const order = toOfferedOrder(props, rights);
  const { role, state, importId } = order;
  const changeOrder: UsersViewProps['onOrderChange'] = (change) =>
    props.onChange({ ...order, ...change, page: 1 }, { replace: false });
  const client = useApi();
  const queryClient = useQueryClient();
  const queryOf = (wanted: number) => listUsersQuery(client, { page: wanted, limit, query, ...order });
  const result = useQuery({ ...queryOf(page), enabled: !isOfDeleted });
  const list = usePagedList({
    ...props,
    limit,
    hasLimit,
    result,
    queryOf,
    fallback: errorTexts.listUsers,
  });
  const { data = NONE } = result;
  const filter = { query, role, state, importId, total: data.total };
  const selection = useSelection(data, JSON.stringify([query, role, state, importId]));
  const deletion = useDeletion<User>();
  const title = useRef<HTMLHeadingElement>(null);

  return (
    <>
      <UsersView
        {...props}
        {...order}
        state={isOfDeleted ? 'deleted' : order.state}
        list={list}
        titleRef={title}
        deletedUsers={
          isOfDeleted ? (
            <DeletedUsers
              query={query}
              getUserHref={props.getUserHref}
              // The button is gone.
              onRestored={() => title.current?.focus()}
            />
          ) : undefined
        }
        onOrderChange={changeOrder}
        tasks={
          <TaskProgress
            kinds={TASK_KINDS}
            onEnded={() => void invalidateUsers(queryClient)}
            onShowImport={(id) => changeOrder({ state: undefined, importId: id })}
          />
        }
        selection={selection}
        imports={IMPORTS}
        exports={useUserExport({ ...filter, sort: order.sort }, selection)}
        deletion={deletion}
      />
      <DeleteUser
        {...deletion}
        isOpen={deletion.candidate !== undefined}
        onOpenChange={deletion.onClose}
        onDeleted={(user) => {
          deletion.onDeleted(user);
          selection.setRows(selection.rows.filter(({ id }) => id !== user.id));
        }}
      />
      {selection.hasStarted && <BulkActions selection={selection} filter={filter} />}
    </>
  );
};
