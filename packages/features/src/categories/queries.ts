import {
  type ApiClient,
  type HabitCategory,
  type IconCategoryUpdate,
  type NewIconCategory,
  type UploadOptions,
  type Versioned,
} from '@planner/api-client';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { deletionResult } from '../shared/deletionResult.ts';
import { WHILE_EDITED } from '../shared/whileEdited.ts';
import { KINDS, type Kind } from './kinds.ts';

/** A category with a name and two icons; workout categories have the same fields. */
export type IconCategory = HabitCategory;

// Keys begin with operationIds, so that a save can name what it makes stale without knowing the feature that shows it.
const listKey = (kind: Kind) => [KINDS[kind].operations.list] as const;

const invalidate = (queryClient: QueryClient, kind: Kind) =>
  Promise.all(
    [listKey(kind), ['getDashboard']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

const changeList = (
  queryClient: QueryClient,
  kind: Kind,
  change: (categories: IconCategory[]) => IconCategory[],
) => {
  queryClient.setQueryData(listKey(kind), (list: IconCategory[] | undefined) => list && change(list));
  void invalidate(queryClient, kind);
};

/** All categories of a kind. The host may fetch them ahead, while the screen itself is still loading. */
export const listIconCategoriesQuery = (client: ApiClient, kind: Kind) =>
  queryOptions({
    queryKey: listKey(kind),
    queryFn: ({ signal }) => client[KINDS[kind].operations.list]({ signal }),
  });

/** One category, to be edited. */
export const getIconCategoryQuery = (client: ApiClient, kind: Kind, id: string) =>
  queryOptions({
    queryKey: [KINDS[kind].operations.get, id] as const,
    queryFn: ({ signal }) => client[KINDS[kind].operations.get](id, { signal }),
    ...WHILE_EDITED,
  });

/** How an upload is watched and ended. */
type Upload = Pick<UploadOptions, 'signal' | 'onUploadProgress'>;

/** What to add. */
export interface CreateIconCategoryInput extends Upload {
  category: NewIconCategory;
  idempotencyKey: string;
}

/** Adds a category. */
export const createIconCategoryMutation = (client: ApiClient, kind: Kind) =>
  mutationOptions({
    mutationKey: [KINDS[kind].operations.create],
    mutationFn: ({ category, ...options }: CreateIconCategoryInput) =>
      client[KINDS[kind].operations.create](category, options),
    onSuccess: (created: Versioned<IconCategory>, _input, _result, { client: queryClient }) =>
      changeList(queryClient, kind, (list) => [...list, created]),
  });

/** What to save of a category, and the version that it was made from. */
export interface UpdateIconCategoryInput extends Upload {
  id: string;
  update: IconCategoryUpdate;
  etag: string | null;
}

/** Changes a category. */
export const updateIconCategoryMutation = (client: ApiClient, kind: Kind) =>
  mutationOptions({
    mutationKey: [KINDS[kind].operations.update],
    mutationFn: ({ id, update, ...options }: UpdateIconCategoryInput) =>
      client[KINDS[kind].operations.update](id, update, options),
    onSuccess: (saved: Versioned<IconCategory>, _input, _result, { client: queryClient }) =>
      changeList(queryClient, kind, (list) =>
        list.map((category) => (category.id === saved.id ? saved : category)),
      ),
  });

/** Takes a category out of the list that was deleted somewhere else. */
export const forgetIconCategory = (queryClient: QueryClient, kind: Kind, id: string): void =>
  changeList(queryClient, kind, (list) => list.filter((category) => category.id !== id));

/** Deletes a category. */
export const deleteIconCategoryMutation = (client: ApiClient, kind: Kind) =>
  mutationOptions({
    mutationKey: [KINDS[kind].operations.delete],
    mutationFn: (id: string) =>
      deletionResult(client[KINDS[kind].operations.delete](id, { keepalive: true })),
    onSuccess: (_result, id, _context, { client: queryClient }) => forgetIconCategory(queryClient, kind, id),
  });
