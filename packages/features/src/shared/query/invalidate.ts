import type { QueryClient } from '@tanstack/react-query';
import { type Changed, isApiError } from '@planner/api-client';

/**
 * Marks what operations have read as outdated, and refetches what is on the screen. Unlike `queryClient.invalidateQueries`, it
 * restarts a first request, too: its response may be older than the change, while the screen shows rows of another page or visit.
 */
export const invalidate = (queryClient: QueryClient, ...operations: readonly string[]): Promise<unknown> =>
  Promise.all(
    operations.map(async (operation) => {
      const queryKey = [operation];
      await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
      await queryClient.invalidateQueries({ queryKey });
    }),
  );

/** Options of a mutation after which operations read something else. */
export const invalidating = (...operations: readonly string[]) => ({
  onSuccess: (_data: unknown, _input: unknown, _result: unknown, { client }: { client: QueryClient }) => {
    void invalidate(client, ...operations);
  },
});

export interface DeletionResult {
  /** Another administrator or window had deleted it before. */
  wasGone: boolean;
  /** Entries of the activity that can be undone. */
  activityIds: readonly string[];
}

/** The entry of a change, if it can be undone. */
const activityIdsOf = (changed: Changed<unknown> | undefined): readonly string[] =>
  changed?.activityId === undefined ? [] : [changed.activityId];

/** Treats a 404 as success: the item is deleted either way. */
export const deletionResult = async (
  deletion: Promise<Changed<unknown> | undefined>,
): Promise<DeletionResult> => {
  try {
    return { wasGone: false, activityIds: activityIdsOf(await deletion) };
  } catch (error) {
    if (isApiError(error) && error.status === 404) return { wasGone: true, activityIds: [] };
    throw error;
  }
};
