const STATES = ['waiting', 'sent', 'refused', 'gone'] as const;

/** A confirmed deletion that has not finished. */
export interface Deletion {
  /** Operation that deletes, such as `deleteHabitCategory`. */
  operation: string;
  /** The user who confirmed it. */
  userId: string;
  id: string;
  name: string;
  /**
   * `waiting`: can be undone, not sent yet; `sent`: no response yet, or the page was closed before it; `refused`: the
   * server refused it; `gone`: another administrator or window had deleted it before.
   */
  state: (typeof STATES)[number];
  /** When it entered this state, in milliseconds since 1970 by the device's clock. */
  since: number;
  /** Why the server refused it. */
  message?: string | undefined;
}

/** Store of unfinished deletions in this browser, for `useSyncExternalStore`. */
export interface Deletions {
  /** Returns the same array until a deletion changes. */
  get: () => readonly Deletion[];
  /** Calls `listener` on every change, including changes in other tabs. */
  subscribe: (listener: () => void) => () => void;
  put: (deletion: Omit<Deletion, 'since'>) => void;
  remove: (deletion: Pick<Deletion, 'operation' | 'userId' | 'id'>) => void;
}

export const DELETIONS_KEY = 'planner.deletions';

/** Deletions are dropped after this time, in milliseconds. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

const isDeletion = (value: unknown): value is Deletion => {
  const { operation, userId, id, name, state, since }: Partial<Record<keyof Deletion, unknown>> =
    Object(value);
  return (
    [operation, userId, id, name].every((text) => typeof text === 'string') &&
    STATES.some((known) => known === state) &&
    typeof since === 'number'
  );
};

const parse = (text: string): Deletion[] => {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isDeletion) : [];
  } catch {
    return [];
  }
};

export const keyOf = ({ operation, userId, id }: Pick<Deletion, 'operation' | 'userId' | 'id'>): string =>
  `${operation} ${userId} ${id}`;

/** Unfinished deletions survive the page in `localStorage`; in memory when storage is blocked or full. */
export const createDeletions = (): Deletions => {
  let isBlocked = false;
  let known = '[]';
  let list: readonly Deletion[] = [];
  const listeners = new Set<() => void>();

  const readText = () => {
    if (isBlocked) return known;
    try {
      return localStorage.getItem(DELETIONS_KEY) ?? '[]';
    } catch {
      return known;
    }
  };
  const get = () => {
    const text = readText();
    if (text !== known) {
      known = text;
      list = parse(text);
    }
    return list;
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const write = (next: readonly Deletion[]) => {
    const text = JSON.stringify(next);
    try {
      localStorage.setItem(DELETIONS_KEY, text);
    } catch {
      isBlocked = true;
    }
    known = text;
    list = next;
    notify();
  };
  const othersThan = (deletion: Parameters<Deletions['remove']>[0]) =>
    get().filter((other) => keyOf(other) !== keyOf(deletion) && Date.now() - other.since < MAX_AGE_MS);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === DELETIONS_KEY || key === null) notify();
  };

  return {
    get,
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
    put: (deletion) => write([...othersThan(deletion), { ...deletion, since: Date.now() }]),
    remove: (deletion) => write(othersThan(deletion)),
  };
};

export const deletions = createDeletions();
