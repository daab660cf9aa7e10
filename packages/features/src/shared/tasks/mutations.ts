import { type ApiClient, cancelTask, exportTaskFailures, retryTask } from '@planner/api-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { invalidate } from '../query/invalidate.ts';

const refetchTasks = {
  onSuccess: (_task: unknown, _id: string, _result: unknown, { client }: { client: QueryClient }) =>
    invalidate(client, 'listTasks', 'listTaskFailures'),
};

export const cancelTaskMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (id: string) => cancelTask(client, id), ...refetchTasks });

export const retryTaskMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (id: string) => retryTask(client, id), ...refetchTasks });

/** Resolves to a CSV file of the failed items. Takes the signal that aborts it. */
export const exportTaskFailuresMutation = (
  client: ApiClient,
  id: string,
  onProgress: (rows: number) => void,
) =>
  mutationOptions({
    mutationFn: (signal: AbortSignal) => exportTaskFailures(client, id, { signal, onProgress }),
    meta: { isQuiet: true },
  });
