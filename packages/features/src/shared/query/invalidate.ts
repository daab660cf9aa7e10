import type { OperationId } from '@planner/api-client';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Marks what operations have read as outdated, and refetches what is on the screen. Unlike `queryClient.invalidateQueries`, it
 * restarts a first request, too: its response may be older than the change, while the screen shows rows of another page or visit.
 */
export const invalidate = (
  queryClient: QueryClient,
  ...operations: readonly OperationId[]
): Promise<unknown> =>
  Promise.all(
    operations.map(async (operation) => {
      const queryKey = [operation];
      await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
      await queryClient.invalidateQueries({ queryKey });
    }),
  );

/** Options of a mutation after which operations read something else. */
export const invalidating = (...operations: readonly OperationId[]) => ({
  onSuccess: (_data: unknown, _input: unknown, _result: unknown, { client }: { client: QueryClient }) => {
    void invalidate(client, ...operations);
  },
});
