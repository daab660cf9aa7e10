import { currentAbortSignal, withAbortSignal } from '../withAbortSignal.ts';

interface Entry<T> {
  value: Promise<T>;
  /** Adds a request to those that wait for the value. */
  join: (signal: AbortSignal | undefined) => void;
}

/** Starts to compute a value, for several requests. When all of them are aborted first, calls `onAbandon` and aborts the work. */
const createEntry = <T>(compute: () => Promise<T>, onAbandon: () => void): Entry<T> => {
  const abandoned = new AbortController();
  const value = withAbortSignal(abandoned.signal, compute);
  let waiting = 0;
  const leave = () => {
    waiting -= 1;
    if (waiting > 0) return;
    onAbandon();
    abandoned.abort();
  };
  return {
    value,
    join(signal) {
      waiting += 1;
      signal?.addEventListener('abort', leave);
      const stopListening = () => signal?.removeEventListener('abort', leave);
      value.then(stopListening, stopListening);
    },
  };
};

/**
 * A change of the searched rows, by any server, clears the cache. At `size` keys, evicts the least recently used.
 * @param readChanges reads a counter that such changes increase
 */
export const createSearchCache = <T>(readChanges: () => Promise<number>, size: number) => {
  const entries = new Map<string, Entry<T>>();
  let cachedAt = -1;
  return async (key: string, compute: () => Promise<T>): Promise<T> => {
    const changes = await readChanges();
    if (changes !== cachedAt) {
      entries.clear();
      cachedAt = changes;
    }
    const signal = currentAbortSignal();
    const remove = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    const entry = entries.get(key) ?? createEntry(compute, () => remove());
    entries.delete(key);
    entries.set(key, entry);
    entry.join(signal);
    entry.value.catch(remove);
    const [oldest] = entries.keys();
    if (entries.size > size && oldest !== undefined) entries.delete(oldest);
    return entry.value;
  };
};
