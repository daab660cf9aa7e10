import type { ApiClient, UploadOptions } from '@planner/api-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { deletionResult } from '../query/deletionResult.ts';
import { invalidate } from '../query/invalidate.ts';
import type { NamedItem, Resource } from './Resource.ts';

const changeList = <Item>(
  { ids }: Resource<Item>,
  queryClient: QueryClient,
  change: (items: Item[]) => Item[],
) => {
  queryClient.setQueryData([ids.list], (list: Item[] | undefined) => list && change(list));
  void invalidate(queryClient, ids.list, 'getDashboard');
};

/** Of the request that sends an item. */
export type Upload = Pick<UploadOptions, 'signal' | 'onUploadProgress'>;

export const createMutation = <Item, New>(resource: Resource<Item, New>, client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ item, ...options }: Upload & { item: New; idempotencyKey: string }) =>
      resource.operations.create(client, item, options),
    onSuccess: (created, _input, _result, { client: queryClient }) =>
      changeList(resource, queryClient, (list) => (created ? [...list, created] : list)),
  });

/** @param merge Updates the cached list if the response has no item. */
export const updateMutation = <Item extends NamedItem, Update>(
  resource: Resource<Item, never, Update>,
  client: ApiClient,
  merge: (item: Item, update: Update) => Item,
) =>
  mutationOptions({
    mutationFn: ({ id, update, ...options }: Upload & { id: string; update: Update; etag: string | null }) =>
      resource.operations.update(client, id, update, options),
    onSuccess: (saved, { id, update }, _result, { client: queryClient }) =>
      changeList(resource, queryClient, (list) =>
        list.map((item) => (item.id === id ? (saved ?? merge(item, update)) : item)),
      ),
  });

export const deleteMutation = <Item extends NamedItem>(resource: Resource<Item>, client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id }: Item) => deletionResult(resource.operations.delete(client, id, {})),
    onSuccess: (_result, { id }, _context, { client: queryClient }) =>
      changeList(resource, queryClient, (list) => list.filter((item) => item.id !== id)),
  });
