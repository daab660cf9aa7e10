import type { ApiClient } from './createApiClient.ts';
import { getTask } from './generated/operations/tasks.ts';
import type { Task } from './generated/types.ts';
import type { CallOptions } from './types.ts';
import { wait } from './wait.ts';

/** Options of `waitForTask`. */
export interface WaitForTaskOptions extends CallOptions {
  /** Time between two requests, in ms. Default 1000. */
  intervalMs?: number | undefined;
  /** Called with the task after each request. */
  onProgress?: ((task: Task) => void) | undefined;
}

/**
 * Resolves to the task once it has ended: `done`, `cancelled` or `failed`. A `done` one may have items that failed, which `listTaskFailures`
 * names. Aborting ends the wait, not the task (`cancelTask`):
 * `AbortSignal.timeout(600_000)` gives up after ten minutes, or it waits as long as the task takes. @throws ApiError when the task cannot be read
 */
export const waitForTask = async (
  client: ApiClient,
  id: string,
  { intervalMs = 1000, onProgress, signal }: WaitForTaskOptions = {},
): Promise<Task> => {
  for (;;) {
    const task = await getTask(client, id, { signal });
    onProgress?.(task);
    if (task.endedAt !== null) return task;
    await wait(intervalMs, signal);
  }
};
