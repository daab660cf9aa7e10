import type { Kysely } from 'kysely';
import { readCounter } from './counters.ts';
import type { Database } from './schema.ts';

/** Finds out something about a key, or remembers what was found out before. */
export type UserMemory<T> = (key: string, find: () => Promise<T>) => Promise<T>;

/**
 * Remembers what takes long to find out about users until one of them changes, wherever that was done.
 * @param size how many keys; the one that was not asked for longest is forgotten first
 */
export const createUserMemory = <T>(db: Kysely<Database>, size: number): UserMemory<T> => {
  const known = new Map<string, Promise<T>>();
  let knownAt = -1;
  return async (key, find) => {
    const changes = await readCounter(db, 'user_changes');
    if (changes !== knownAt) {
      known.clear();
      knownAt = changes;
    }
    const found = known.get(key) ?? find();
    known.delete(key);
    known.set(key, found);
    found.catch(() => {
      // The next one tries again.
      if (known.get(key) === found) known.delete(key);
    });
    const [oldest] = known.keys();
    if (known.size > size && oldest !== undefined) known.delete(oldest);
    return found;
  };
};
