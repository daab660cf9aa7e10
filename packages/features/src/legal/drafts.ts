import type { PolicyType } from '@planner/api-client';

export interface Draft {
  /** Unique per open screen, so that several tabs don't overwrite each other's drafts. */
  id: string;
  /** HTML. */
  content: string;
  /** ETag of the version it is based on. */
  etag: string | null;
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

/** Drafts in local storage survive reload, crash and sign-out. */
export const drafts = {
  newId: (): string => Math.random().toString(36).slice(2),

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
      // Without storage there is no draft.
    }
  },
  remove(type: PolicyType, id: string): void {
    try {
      localStorage.removeItem(keyOf(type, id));
    } catch {
      // Nothing was stored either.
    }
  },
};
