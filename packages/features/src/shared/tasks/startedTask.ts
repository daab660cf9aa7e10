import { storage } from '../app/storage.ts';

const KEY = 'startedTask';

/** Id of the last task that was started in this browser, until its result is dismissed. */
export const startedTask = {
  read: (): string | null => storage.read(KEY) ?? null,
  write: (id: string | null): void => storage.write(KEY, id),
};
