import type { ApiClient } from '@planner/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { prefetchQuery } from '../app/prefetchQuery.ts';
import { editQueryOptions } from '../form/editQueryOptions.ts';
import type { Resource } from './Resource.ts';

// The key of a list is its operationId, so that other features can invalidate it.

export const listQuery = <Item, New, Update>(resource: Resource<Item, New, Update>, client: ApiClient) =>
  queryOptions({
    queryKey: [resource.listName] as const,
    queryFn: ({ signal }) => resource.operations.list(client, { signal }),
  });

export const getQuery = <Item, New, Update>(
  resource: Resource<Item, New, Update>,
  client: ApiClient,
  id: string,
) =>
  queryOptions({
    queryKey: ['item', resource.listName, id] as const,
    queryFn: ({ signal }) => resource.operations.get(client, id, { signal }),
    ...editQueryOptions,
  });

interface Services {
  client: ApiClient;
  queryClient: QueryClient;
}

export const prefetchList =
  <Item, New, Update>(resource: Resource<Item, New, Update>) =>
  ({ client, queryClient }: Services): void =>
    prefetchQuery(queryClient, listQuery(resource, client));

export const prefetchItem =
  <Item, New, Update>(resource: Resource<Item, New, Update>) =>
  ({ client, queryClient, id }: Services & { id: string }): void =>
    prefetchQuery(queryClient, getQuery(resource, client, id));
