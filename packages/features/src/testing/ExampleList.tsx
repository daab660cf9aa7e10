import { keepPreviousData, mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { Button, EmptyState, Text, type TableColumn } from '@planner/ui';
import { type ApiClient, deleteUser, listUsers, type User } from '@planner/api-client';
import { useState } from 'react';
import { deletionResult } from '../shared/query/deletionResult.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { actionsColumn, type DeleteButtonProps } from '../shared/list/actionsColumn.tsx';
import { DeleteRow, useDeletion } from '../shared/list/DeleteRow.tsx';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import { ListTable } from '../shared/list/ListTable.tsx';
import {
  usePagedList,
  type ListPage,
  type PagedListScreenProps,
  pageSummary,
  toListPage,
} from '../shared/list/usePagedList.ts';

const listQuery = (client: ApiClient, page: number, query: string) =>
  queryOptions({
    queryKey: ['list', { page, query }] as const,
    queryFn: async ({ signal }): Promise<ListPage<User>> => {
      const { users: rows, pagination } = await listUsers(client, { page, query }, { signal });
      return toListPage(rows, pagination);
    },
    placeholderData: keepPreviousData,
  });

const columnsOf = (deleteButton: DeleteButtonProps<User>): TableColumn<User>[] => [
  { id: 'name', header: 'Name', isRowHeader: true, cell: ({ name }) => <Text>{name}</Text> },
  actionsColumn({ ...deleteButton, nameOf: ({ name }) => name, deleteOperation: 'deleteUser' }),
];

export type ExampleListProps = Pick<PagedListScreenProps, 'page' | 'onChange'>;

/** Used by stories: the smallest screen that uses every part of a list. */
export const ExampleList = ({ page, onChange }: ExampleListProps) => {
  const [url, setUrl] = useState({ page, query: '' });
  const client = useApi();
  const queryOf = (wanted: number) => listQuery(client, wanted, url.query);
  const result = useQuery(queryOf(url.page));
  const list = usePagedList({
    ...url,
    result,
    queryOf,
    fallback: 'Failed to fetch users',
    onChange: (change, choice) => {
      setUrl({ ...url, ...change });
      onChange(change, choice);
    },
    getPageHref: (next) => `/list?page=${next}`,
  });
  const deletion = useDeletion<User>();
  const mutation = mutationOptions({
    mutationFn: ({ id }: User) => deletionResult(deleteUser(client, id)),
    onSuccess: () => result.refetch(),
  });
  return (
    <>
      <ListScreen
        title="List"
        state={list.state}
        summaryOf={(data) => pageSummary(data, 'user')}
        search={list.search}
        searchLabel="Search"
        searchPlaceholder="Search..."
        actions={<Button onPress={() => setUrl({ page, query: '' })}>Back</Button>}
        deletion={deletion}
      >
        {(deleteButton) => (
          <ListTable
            label="Rows"
            list={list}
            columns={columnsOf(deleteButton)}
            emptyState={<EmptyState icon="search" title="No rows" description="Nothing found" />}
          />
        )}
      </ListScreen>
      <DeleteRow
        {...deletion}
        title="Delete?"
        mutation={mutation}
        fallback="Failed to delete user"
        subject={deletion.candidate?.name}
      >
        {deletion.candidate?.name}
      </DeleteRow>
    </>
  );
};
