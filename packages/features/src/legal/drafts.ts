import type { PolicyType } from '@planner/api-client';

/** A text that was never saved, as this browser keeps it. */
export interface Draft {
  /** Of the screen that it was typed in: each has its own, also when several are open at a time. */
  id: string;
  content: string;
  /** Version that it was made from. */
  etag: string | null;
  /** When it was last changed. */
  at: string;
}

const prefixOf = (type: PolicyType): string => `draft:policy:${type}`;
const keyOf = (type: PolicyType, id: string): string =>
  id === '' ? prefixOf(type) : `${prefixOf(type)}:${id}`;

const isDraft = (value: unknown): value is Omit<Draft, 'id'> =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'content') === 'string' &&
  !Number.isNaN(Date.parse(String(Reflect.get(value, 'at'))));

const parse = (json: string | null): unknown => {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
};

/** Keeps unsaved texts through reload, crash and sign-out. Where storage is blocked or full there are none. */
export const drafts = {
  /** An id for what a screen is about to keep. */
  newId: (): string => Math.random().toString(36).slice(2),

  /** All that are kept, the newest first. */
  list(type: PolicyType): Draft[] {
    try {
      const found = Object.keys(localStorage).flatMap((key): Draft[] => {
        if (key !== prefixOf(type) && !key.startsWith(`${prefixOf(type)}:`)) return [];
        const draft = parse(localStorage.getItem(key));
        return isDraft(draft) ? [{ ...draft, id: key.slice(prefixOf(type).length + 1) }] : [];
      });
      return found.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
    } catch {
      return [];
    }
  },
  write(type: PolicyType, { id, ...draft }: Draft): void {
    try {
      localStorage.setItem(keyOf(type, id), JSON.stringify(draft));
    } catch {
      // It lives as long as the page.
    }
  },
  remove(type: PolicyType, id: string): void {
    try {
      localStorage.removeItem(keyOf(type, id));
    } catch {
      // Nothing was kept either.
    }
  },
};
