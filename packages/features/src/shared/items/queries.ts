import type { ApiClient } from '@planner/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { prefetchQuery } from '../app/prefetchQuery.ts';
import { editQueryOptions } from '../form/editQueryOptions.ts';
import { methodOf, type Resource } from './Resource.ts';

// Keys start with the operationId, so that other features can invalidate them.

export const listQuery = <Item, New, Update>(resource: Resource<Item, New, Update>, client: ApiClient) =>
  queryOptions({
    queryKey: [resource.operations.list] as const,
    queryFn: ({ signal }) => methodOf(resource, client, 'list')({ signal }),
  });

export const getQuery = <Item, New, Update>(
  resource: Resource<Item, New, Update>,
  client: ApiClient,
  id: string,
) =>
  queryOptions({
    queryKey: [resource.operations.get, id] as const,
    queryFn: ({ signal }) => methodOf(resource, client, 'get')(id, { signal }),
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
