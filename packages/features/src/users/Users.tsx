import type { User } from '@planner/api-client';
import { lazyWithRetry } from '@planner/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useDeletion } from '../shared/list/useDeletion.ts';
import { usePagedList, type PagedListScreenProps } from '../shared/list/usePagedList.ts';
import { exportUsersMutation } from './mutations.ts';
import { errorTexts, listUsersQuery, toOfferedOrder } from './queries.ts';
import { UsersView, type UsersViewProps } from './UsersView.tsx';

// Large, and rarely used.
const BulkUsers = lazyWithRetry(async () => (await import('./bulk/BulkUsers.tsx')).BulkUsers);
const DeleteUser = lazyWithRetry(async () => (await import('./DeleteUser.tsx')).DeleteUser);
const ExportList = lazyWithRetry(async () => (await import('../shared/export/ExportList.tsx')).ExportList);

/** The host keeps `page`, `query`, `role` and `sort` in the URL. */
export type UsersProps = PagedListScreenProps &
  Omit<UsersViewProps, 'list' | 'selectedIds' | 'onSelectedChange' | 'onExport' | 'deletion'>;

export const Users = (props: UsersProps) => {
  const { page, query } = props;
  const order = toOfferedOrder(props, props);
  const client = useApi();
  const queryOf = (wanted: number) => listUsersQuery(client, { page: wanted, query, ...order });
  const result = useQuery(queryOf(page));
  const list = usePagedList({ ...props, result, queryOf, fallback: errorTexts.listUsers });
  const deletion = useDeletion<User>();
  // Stays mounted after the first deletion: it restores the focus when it closes.
  const [hasAsked, setHasAsked] = useState(false);
  /** Each export starts over, even while the message about the last one is shown. 0: none. */
  const [exportNumber, setExportNumber] = useState(0);
  /** Stay selected across pages: whole users, because bulk actions show their names. */
  const [selected, setSelected] = useState<readonly User[]>([]);
  // A bulk action continues after its last user is deselected.
  const [hasSelected, setHasSelected] = useState(false);
  const selectIds = (ids: ReadonlySet<string>) => {
    const known = [...selected, ...(result.data?.rows ?? [])];
    setSelected([...ids].flatMap((id) => known.find((user) => user.id === id) ?? []));
    setHasSelected(true);
  };

  return (
    <>
      <UsersView
        {...props}
        {...order}
        list={list}
        onOrderChange={(change) => props.onOrderChange({ ...order, ...change })}
        selectedIds={new Set(selected.map(({ id }) => id))}
        onSelectedChange={selectIds}
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
      {hasSelected && <BulkUsers selected={selected} onSelectedChange={setSelected} />}
      {exportNumber > 0 && (
        <ExportList
          key={exportNumber}
          onOpenChange={() => setExportNumber(0)}
          list={{ name: 'users', one: 'user', many: 'users' }}
          total={result.data?.total}
          mutationOf={(onProgress) => exportUsersMutation(client, { query, ...order }, onProgress)}
          onClose={() => setExportNumber(0)}
        />
      )}
    </>
  );
};
