const STATES = ['waiting', 'sent', 'refused', 'gone'] as const;

/** A deletion that somebody has confirmed and that is not over yet. */
export interface Deletion {
  /** The operation that deletes, such as `deleteHabitCategory`. */
  operation: string;
  /** Whose deletion it is. */
  userId: string;
  id: string;
  name: string;
  /**
   * `waiting`: can be undone, nothing has been sent; `sent`: not answered yet, or the page was closed before the answer
   * came; `refused`: the server would not; `gone`: somebody else had been quicker.
   */
  state: (typeof STATES)[number];
  /** Since when it is in this state, in milliseconds since 1970 by the device's clock. */
  since: number;
  /** Why it was refused. */
  message?: string | undefined;
}

/** The deletions under way in this browser, outside of React. */
export interface Deletions {
  /** The same list until something changes. */
  get: () => readonly Deletion[];
  /** Calls back at every change, also at those of other tabs. */
  subscribe: (listener: () => void) => () => void;
  /** Adds a deletion, or changes its state. */
  put: (deletion: Omit<Deletion, 'since'>) => void;
  remove: (deletion: Pick<Deletion, 'operation' | 'userId' | 'id'>) => void;
}

/** Key in local storage. */
export const DELETIONS_KEY = 'planner.deletions';

/** What is older than a day is not remembered, in milliseconds: nobody expects it to go on. */
const MEMORY_MS = 24 * 60 * 60 * 1000;

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

/** Which of the deletions it is. */
export const keyOf = ({ operation, userId, id }: Pick<Deletion, 'operation' | 'userId' | 'id'>): string =>
  `${operation} ${userId} ${id}`;

/**
 * Makes the memory of deletions. It lies in local storage, so that it outlives the page: what was confirmed and never
 * answered is found again. Where storage is blocked or full, it is kept for this page only.
 */
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
  const tell = () => {
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
    tell();
  };
  const othersThan = (deletion: Parameters<Deletions['remove']>[0]) =>
    get().filter((other) => keyOf(other) !== keyOf(deletion) && Date.now() - other.since < MEMORY_MS);
  const follow = ({ key }: StorageEvent) => {
    if (key === DELETIONS_KEY || key === null) tell();
  };

  return {
    get,
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', follow);
      };
    },
    put: (deletion) => write([...othersThan(deletion), { ...deletion, since: Date.now() }]),
    remove: (deletion) => write(othersThan(deletion)),
  };
};

/** The deletions of this browser. */
export const deletions = createDeletions();
