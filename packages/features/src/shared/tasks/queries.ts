import { type ApiClient, listTaskFailures, listTasks } from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';
import { logQueryOptions } from '../list/logQueryOptions.ts';
import { storage } from '../app/storage.ts';

/** How often progress is read. */
const POLL_MS = 1000;

/** The user's tasks, newest first. Read again and again while one runs. */
export const listTasksQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['listTasks'] as const,
    queryFn: async ({ signal }) => (await listTasks(client, { signal })).tasks,
    refetchInterval: ({ state }) => (state.data?.some((task) => task.state === 'running') ? POLL_MS : false),
    meta: { isQuiet: true },
  });

export const listTaskFailuresQuery = (client: ApiClient, id: string) =>
  logQueryOptions(['listTaskFailures', id] as const, ({ cursor, signal }) =>
    listTaskFailures(client, id, { cursor }, { signal }),
  );

const KEY = 'startedTask';

/** Id of the last task that was started in this browser, until its result is dismissed. */
export const startedTask = {
  read: (): string | null => storage.read(KEY) ?? null,
  write: (id: string | null): void => storage.write(KEY, id),
};
