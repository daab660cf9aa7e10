import type { User } from '@planner/api-client';
import { lazyWithRetry } from '@planner/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useDeletion } from '../shared/list/DeleteRow.tsx';
import { usePagedList, type PagedListScreenProps } from '../shared/list/usePagedList.ts';
import { useRights } from '../shared/session/rights.ts';
import { TaskProgress } from '../shared/tasks/TaskProgress.tsx';
import type { UserFilter } from './bulk/BulkUsersView.tsx';
import { exportUsersMutation, invalidateUsers } from './mutations.ts';
import { USER_LABELS } from './userLabels.ts';
import { errorTexts, listUsersQuery, toOfferedOrder, type UserListParams } from './queries.ts';
import { ROLE_OPTIONS, STATE_OPTIONS, type UserOrder } from './userOrder.ts';
import { UsersView, type UsersViewProps } from './UsersView.tsx';

// Large, and rarely used.
const BulkUsers = lazyWithRetry(async () => (await import('./bulk/BulkUsers.tsx')).BulkUsers);
const BulkTask = lazyWithRetry(async () => (await import('./bulk/BulkTask.tsx')).BulkTask);
const DeleteUser = lazyWithRetry(async () => (await import('./DeleteUser.tsx')).DeleteUser);
const ImportFile = lazyWithRetry(async () => (await import('../shared/import/ImportFile.tsx')).ImportFile);
const ExportList = lazyWithRetry(async () => (await import('../shared/export/ExportList.tsx')).ExportList);

/** The host keeps `page`, `query`, `role`, `state` and `sort` in the URL. */
export interface UsersProps
  extends
    UserOrder,
    PagedListScreenProps<UserListParams>,
    Pick<UsersViewProps, 'getUserHref' | 'getEditHref' | 'addHref'> {}

const TASK_KINDS = ['deleteUsers', 'changeRoles', 'restoreUsers', 'restoreRoles', 'importUsers'];

const USERS = { one: 'user', many: 'users' };
/** In the order of the file. */
const EXPORT_COLUMNS = [
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'Email' },
  { value: 'role', label: 'Role' },
  { value: 'joined', label: 'Joined' },
  { value: 'lastActive', label: 'Last active' },
];
const IMPORT_LABELS = { ...USER_LABELS, email: 'Email' };

const filterKey = ({ query, role, state }: UserFilter): string => JSON.stringify([query, role, state]);

/** The list of users, with search, filters and actions on those selected. */
export const Users = (props: UsersProps) => {
  const { page, query } = props;
  const rights = useRights();
  const order = toOfferedOrder(props, rights);
  // As tasks, bulk actions can be about all users that match.
  const canRunTasks = (['deleteUsers', 'changeRoles'] as const).every(
    (operation) => rights.offers(operation) || !rights.can(operation),
  );
  const client = useApi();
  const queryClient = useQueryClient();
  const queryOf = (wanted: number) => listUsersQuery(client, { page: wanted, query, ...order });
  const result = useQuery(queryOf(page));
  const list = usePagedList({ ...props, result, queryOf, fallback: errorTexts.listUsers });
  const deletion = useDeletion<User>();
  // Stays mounted after the first deletion: it restores the focus when it closes.
  const [hasAsked, setHasAsked] = useState(false);
  /** Each export starts over, even while the message about the last one is shown. 0: none. */
  const [exportNumber, setExportNumber] = useState(0);
  const [isImporting, setIsImporting] = useState(false);
  /** Stay selected across pages: whole users, because bulk actions show their names. */
  const [selected, setSelected] = useState<readonly User[]>([]);
  // A bulk action continues after its last user is deselected.
  const [hasSelected, setHasSelected] = useState(false);
  /** The filter whose users are all selected, as long as the list shows it. */
  const [selectedFilter, setSelectedFilter] = useState<string>();
  const rows = result.data?.rows ?? [];
  const filter: UserFilter = { query, role: order.role, state: order.state, total: result.data?.total ?? 0 };
  const isAllSelected = selectedFilter === filterKey(filter);
  const selectedIds = new Set((isAllSelected ? rows : selected).map(({ id }) => id));
  const isPageSelected = rows.length > 0 && rows.every(({ id }) => selectedIds.has(id));
  const selectIds = (ids: ReadonlySet<string>) => {
    const known = [...selected, ...rows];
    setSelected([...ids].flatMap((id) => known.find((user) => user.id === id) ?? []));
    setSelectedFilter(undefined);
    setHasSelected(true);
  };

  return (
    <>
      <UsersView
        {...props}
        {...order}
        list={list}
        onOrderChange={(change) => props.onChange({ ...order, ...change, page: 1 }, { replace: false })}
        tasks={<TaskProgress kinds={TASK_KINDS} onEnded={() => void invalidateUsers(queryClient)} />}
        selectedIds={selectedIds}
        onSelectedChange={selectIds}
        onImport={() => setIsImporting(true)}
        onExport={() => setExportNumber(exportNumber + 1)}
        deletion={{
          ...deletion,
          ask: (user) => {
            deletion.ask(user);
            setHasAsked(true);
          },
        }}
      />
      {hasAsked && (
        <DeleteUser
          {...deletion}
          isOpen={deletion.candidate !== undefined}
          onOpenChange={deletion.onClose}
          onDeleted={(user) => {
            deletion.onDeleted(user);
            setSelected(selected.filter(({ id }) => id !== user.id));
          }}
        />
      )}
      {hasSelected && !canRunTasks && <BulkUsers selected={selected} onSelectedChange={setSelected} />}
      {hasSelected && canRunTasks && (
        <BulkTask
          selected={selected}
          filter={isAllSelected ? filter : undefined}
          selectable={isPageSelected && !isAllSelected && filter.total > selected.length ? filter : undefined}
          onSelectAll={() => setSelectedFilter(filterKey(filter))}
          onClear={() => selectIds(new Set())}
        />
      )}
      {isImporting && (
        <ImportFile
          onOpenChange={setIsImporting}
          list="users"
          noun={USERS}
          labels={IMPORT_LABELS}
          note="Imported users have no password: they set one with a reset link."
          onClose={() => setIsImporting(false)}
        />
      )}
      {exportNumber > 0 && (
        <ExportList
          key={exportNumber}
          onOpenChange={() => setExportNumber(0)}
          list={{ name: 'users', ...USERS }}
          scope={[
            ...[...ROLE_OPTIONS, ...STATE_OPTIONS].flatMap(({ value, label }) =>
              value && (value === order.role || value === order.state) ? label : [],
            ),
            ...(query === '' ? [] : [`search ${query}`]),
          ]}
          total={result.data?.total}
          choices={{
            operation: 'exportUsers',
            columns: EXPORT_COLUMNS,
            // The server takes a thousand.
            selected: isAllSelected || selected.length > 1000 ? 0 : selected.length,
          }}
          mutationOf={(onProgress, choice) =>
            exportUsersMutation(
              client,
              choice.isSelected ? { ids: selected.map(({ id }) => id) } : { query, ...order },
              choice.query,
              onProgress,
            )
          }
          onClose={() => setExportNumber(0)}
        />
      )}
    </>
  );
};
