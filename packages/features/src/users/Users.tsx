import type { Role, User, UserSort } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { HistoryChoice } from '../shared/HistoryChoice.ts';
import { loadPart } from '../shared/loadPart.ts';
import { useApi } from '../shared/useApi.ts';
import { useLoadState } from '../shared/useLoadState.ts';
import { usePages } from '../shared/usePages.ts';
import { useSearchText } from '../shared/useSearchText.ts';
import { messages } from './messages.ts';
import { listUsersQuery } from './listUsersQuery.ts';
import { UsersView } from './UsersView.tsx';

// Heavy, and seldom needed.
const BulkUsers = lazy(loadPart(async () => (await import('./BulkUsers.tsx')).BulkUsers));
const DeleteUser = lazy(loadPart(async () => (await import('./DeleteUser.tsx')).DeleteUser));
const ExportUsers = lazy(loadPart(async () => (await import('./ExportUsers.tsx')).ExportUsers));

export interface UsersProps {
  /** Number of the page, from 1; held by the host, in the URL. */
  page: number;
  /** What is searched for, empty for everybody; held by the host, in the URL. */
  query: string;
  /** Only users with this role; held by the host, in the URL. */
  role?: Role | undefined;
  /** Undefined for the newest first; held by the host, in the URL. */
  sort?: UserSort | undefined;
  onPageChange: (page: number, choice: HistoryChoice) => void;
  /** Another search, which begins with page 1. */
  onQueryChange: (query: string, choice: HistoryChoice) => void;
  /** Another role or another order, which begin with page 1. */
  onOrderChange: (order: { role?: Role | undefined; sort?: UserSort | undefined }) => void;
  /** Address of a page of the current search, so that pages are links. */
  getPageHref: (page: number) => string;
  getEditHref: (id: string) => string;
  addHref: string;
}

/** The list of users: search, filter, order and pages; deleting, and what is done with many or all at once. */
export const Users = (props: UsersProps) => {
  const { page, query, role, sort, onPageChange, onQueryChange, onOrderChange, ...hrefs } = props;
  const client = useApi();
  const queryOf = (wanted: number) => listUsersQuery(client, { page: wanted, query, role, sort });
  const list = useQuery(queryOf(page));
  usePages({
    page,
    list,
    placeOf: ({ pagination }) => pagination,
    queryOf,
    onPageMissing: (lastPage) => onPageChange(lastPage, { replace: true }),
  });
  const search = useSearchText(query, (next) =>
    // Refining a search is one step of the history, not one for each pause.
    onQueryChange(next, { replace: query !== '' && next !== '' }),
  );
  const [userToDelete, setUserToDelete] = useState<User>();
  // From the first question on it stays: it gives the focus back when it closes.
  const [hasAsked, setHasAsked] = useState(false);
  const [deletedUser, setDeletedUser] = useState<User>();
  const [wasGone, setWasGone] = useState(false);
  const [isExporting, setExporting] = useState(false);
  // Whole users: those on other pages have names, too.
  const [selected, setSelected] = useState<readonly User[]>([]);
  // What runs must not go with the last of the selected.
  const [hasSelected, setHasSelected] = useState(false);
  if (selected.length > 0 && !hasSelected) setHasSelected(true);
  const select = (ids: ReadonlySet<string>) => {
    const known = [...selected, ...(list.data?.users ?? [])];
    setSelected([...ids].flatMap((id) => known.find((user) => user.id === id) ?? []));
  };

  return (
    <>
      <UsersView
        {...hrefs}
        role={role}
        sort={sort}
        onOrderChange={(order) => onOrderChange({ role, sort, ...order })}
        selectedIds={new Set(selected.map(({ id }) => id))}
        onSelectedChange={select}
        onExport={() => setExporting(true)}
        state={useLoadState(list, messages.listUsers)}
        searchText={search.text}
        onSearchTextChange={search.setText}
        onSearch={search.submit}
        onPageChange={(next) => onPageChange(next, { replace: false })}
        onDelete={(user) => {
          setUserToDelete(user);
          setHasAsked(true);
        }}
        deletedUser={deletedUser}
        wasGone={wasGone}
        onDismissDeleted={() => setDeletedUser(undefined)}
        onRetry={() => void list.refetch()}
      />
      <Suspense fallback={null}>
        {hasAsked && (
          <DeleteUser
            user={userToDelete}
            onClose={() => setUserToDelete(undefined)}
            onDeleted={(user, result) => {
              setDeletedUser(user);
              setWasGone(result === 'gone');
              setSelected(selected.filter(({ id }) => id !== user.id));
            }}
          />
        )}
        {(selected.length > 0 || hasSelected) && (
          <BulkUsers selected={selected} onSelectedChange={setSelected} />
        )}
        {isExporting && (
          <ExportUsers
            query={query}
            role={role}
            sort={sort}
            total={list.data?.pagination.totalUsers ?? 0}
            onClose={() => setExporting(false)}
          />
        )}
      </Suspense>
    </>
  );
};
