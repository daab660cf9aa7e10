import type { ApiClient } from '@planner/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchQuery } from '../app/prefetchQuery.ts';
import type { Resource } from './Resource.ts';
import { getQuery, listQuery } from './queries.ts';

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
