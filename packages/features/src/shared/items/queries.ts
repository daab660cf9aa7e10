import type { ApiClient } from '@planner/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { prefetchQuery } from '../app/prefetchQuery.ts';
import { editQueryOptions } from '../form/editQueryOptions.ts';
import type { Resource } from './Resource.ts';

// The key of a list is its operationId, so that other features can invalidate it.

export const listQuery = <Item>({ ids, operations }: Resource<Item>, client: ApiClient) =>
  queryOptions({
    queryKey: [ids.list] as const,
    queryFn: ({ signal }) => operations.list(client, { signal }),
  });

export const getQuery = <Item>({ ids, operations }: Resource<Item>, client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['item', ids.list, id] as const,
    queryFn: ({ signal }) => operations.get(client, id, { signal }),
    ...editQueryOptions,
  });

interface Services {
  client: ApiClient;
  queryClient: QueryClient;
}

/** Starts to load the list that a screen will show. */
export const prefetchList =
  <Item>(resource: Resource<Item>) =>
  ({ client, queryClient }: Services): void =>
    prefetchQuery(queryClient, listQuery(resource, client));

/** Starts to load an item that a screen will show. */
export const prefetchItem =
  <Item>(resource: Resource<Item>) =>
  ({ client, queryClient, id }: Services & { id: string }): void =>
    prefetchQuery(queryClient, getQuery(resource, client, id));
