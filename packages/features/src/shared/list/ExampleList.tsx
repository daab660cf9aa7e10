import { queryOptions, useMutation } from '@tanstack/react-query';
import { AlertDialog, Button, EmptyState, Stack, Text, type TableColumn } from '@planner/ui';
import type { ApiClient, User } from '@planner/api-client';
import { object, parseUser } from '@planner/api-client/parsers';
import { useRef, useState } from 'react';
import { deletionResult } from '../query/deletionResult.ts';
import { useApi } from '../app/useApi.ts';
import { DeletedBanner } from './DeletedBanner.tsx';
import type { HistoryChoice } from './HistoryChoice.ts';
import { ListHeader } from './ListHeader.tsx';
import type { KeptList } from './keptLists.ts';
import { type ListPage, pageParsers } from './ListPage.ts';
import { ListTable } from './ListTable.tsx';
import { pageSummary } from './pageSummary.ts';
import { useDeletion } from './useDeletion.ts';
import { useListQuery } from './useListQuery.ts';
import { usePagedList } from './usePagedList.ts';
import { useRowFocus, type RowFocus } from './useRowFocus.ts';
import { useSearchText } from './useSearchText.ts';

const listQuery = (client: ApiClient, page: number, query: string) =>
  queryOptions({
    queryKey: ['list', { page, query }] as const,
    queryFn: async ({ signal }): Promise<ListPage<User>> => {
      const { users: rows, pagination } = await client.listUsers({ page, query }, { signal });
      const { totalUsers: total, usersPerPage: perPage, ...place } = pagination;
      return { rows, total, perPage, ...place };
    },
  });

const parsers = pageParsers(parseUser);

export const keptExamples: KeptList<ListPage<User>> = {
  fields: [...Object.keys(parsers), 'id', 'name', 'email', 'role', 'createdAt'],
  parse: object<ListPage<User>>(parsers),
};

const columnsOf = (buttonRef: RowFocus['buttonRef'], onDelete: (user: User) => void): TableColumn<User>[] => [
  { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => <Text>{name}</Text> },
  {
    id: 'actions',
    header: 'Actions',
    cell: (user) => (
      <Button ref={buttonRef(user.id)} size="small" variant="quiet" onPress={() => onDelete(user)}>
        Delete {user.name}
      </Button>
    ),
  },
];

export interface ExampleListProps {
  page: number;
  onPageChange: (page: number, choice: HistoryChoice) => void;
  onQueryChange: (query: string, choice: HistoryChoice) => void;
}

/** For stories: the smallest screen that uses every part of a list. */
export const ExampleList = ({ page, onPageChange, onQueryChange }: ExampleListProps) => {
  const [url, setUrl] = useState({ page, query: '' });
  const client = useApi();
  const queryOf = (wanted: number) => listQuery(client, wanted, url.query);
  const result = useListQuery(queryOf(url.page), keptExamples);
  const list = usePagedList({
    page: url.page,
    result,
    queryOf,
    fallback: 'Failed to fetch users',
    onPageChange: (next, choice) => {
      setUrl({ ...url, page: next });
      onPageChange(next, choice);
    },
    getPageHref: (next) => `/list?page=${next}`,
  });
  const search = useSearchText(url.query, (query, choice) => {
    setUrl({ page: 1, query });
    onQueryChange(query, choice);
  });
  const deletion = useDeletion<User>();
  const { mutate } = useMutation({
    mutationFn: ({ id }: User) => deletionResult(client.deleteUser(id)),
    onSuccess: async (outcome, user) => {
      await result.refetch();
      deletion.close();
      deletion.onDeleted(user, outcome);
    },
  });
  const title = useRef<HTMLHeadingElement>(null);
  const ids = result.data?.rows.map(({ id }) => id) ?? [];
  const focus = useRowFocus(ids, title, deletion.deleted);
  return (
    <Stack gap="l">
      <ListHeader
        title="List"
        titleRef={title}
        state={list.state}
        summaryOf={(data) => pageSummary(data, 'user')}
        search={search}
        searchLabel="Search"
        searchPlaceholder="Search..."
        actions={<Button onPress={() => setUrl({ page, query: '' })}>Back</Button>}
      />
      {deletion.deleted && (
        <DeletedBanner wasGone={deletion.deleted.wasGone} onDismiss={deletion.dismiss}>
          {deletion.deleted.row.name}
        </DeletedBanner>
      )}
      <ListTable
        label="Rows"
        list={list}
        columns={columnsOf(focus.buttonRef, (user) => {
          focus.rememberNeighbors(user.id);
          deletion.ask(user);
        })}
        emptyState={<EmptyState icon="search" title="No rows" description="Nothing found" />}
      />
      <AlertDialog
        isOpen={deletion.candidate !== undefined}
        onOpenChange={deletion.close}
        title="Delete?"
        confirmLabel="Delete"
        onConfirm={() => {
          if (deletion.candidate) mutate(deletion.candidate);
        }}
      >
        {deletion.candidate?.name}
      </AlertDialog>
    </Stack>
  );
};
