import {
  type ApiClient,
  type FinanceCategory,
  type FinanceCategoryUpdate,
  type NewFinanceCategory,
  type Versioned,
} from '@planner/api-client';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { deletionResult } from '../shared/deletionResult.ts';
import { WHILE_EDITED } from '../shared/whileEdited.ts';

// Keys begin with operationIds, so that a save can name what it makes stale without knowing the feature that shows it.
const LIST_KEY = ['listFinanceCategories'] as const;

/** The operation that deletes, as deletions name it. */
export const DELETE_OPERATION = 'deleteFinanceCategory';

const changeList = (
  queryClient: QueryClient,
  change: (categories: FinanceCategory[]) => FinanceCategory[],
) => {
  queryClient.setQueryData(LIST_KEY, (list: FinanceCategory[] | undefined) => list && change(list));
  for (const queryKey of [LIST_KEY, ['getDashboard']]) void queryClient.invalidateQueries({ queryKey });
};

/** All finance categories. The host may fetch them ahead, while the screen itself is still loading. */
export const listFinanceCategoriesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: LIST_KEY,
    queryFn: ({ signal }) => client.listFinanceCategories({ signal }),
  });

/** One category, to be edited. */
export const getFinanceCategoryQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['getFinanceCategory', id] as const,
    queryFn: ({ signal }) => client.getFinanceCategory(id, { signal }),
    ...WHILE_EDITED,
  });

export interface CreateFinanceCategoryInput {
  category: NewFinanceCategory;
  idempotencyKey: string;
}

/** Adds a category. */
export const createFinanceCategoryMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['createFinanceCategory'],
    mutationFn: ({ category, idempotencyKey }: CreateFinanceCategoryInput) =>
      client.createFinanceCategory(category, { idempotencyKey }),
    onSuccess: (created: Versioned<FinanceCategory>, _input, _result, { client: queryClient }) =>
      changeList(queryClient, (list) => [...list, created]),
  });

/** What to save of a category, and the version that it was made from. */
export interface UpdateFinanceCategoryInput {
  id: string;
  update: FinanceCategoryUpdate;
  etag: string | null;
}

/** Changes a category. */
export const updateFinanceCategoryMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['updateFinanceCategory'],
    mutationFn: ({ id, update, etag }: UpdateFinanceCategoryInput) =>
      client.updateFinanceCategory(id, update, { etag }),
    onSuccess: (saved: Versioned<FinanceCategory>, _input, _result, { client: queryClient }) =>
      changeList(queryClient, (list) =>
        list.map((category) => (category.id === saved.id ? saved : category)),
      ),
  });

/** Takes a category out of the list that was deleted somewhere else. */
export const forgetFinanceCategory = (queryClient: QueryClient, id: string): void =>
  changeList(queryClient, (list) => list.filter((category) => category.id !== id));

/** Deletes a category. */
export const deleteFinanceCategoryMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: [DELETE_OPERATION],
    mutationFn: (id: string) => deletionResult(client.deleteFinanceCategory(id, { keepalive: true })),
    onSuccess: (_result, id, _context, { client: queryClient }) => forgetFinanceCategory(queryClient, id),
  });
