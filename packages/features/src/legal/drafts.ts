import type { PolicyType } from '@planner/api-client';

/** A text that was never saved, as this browser keeps it. */
export interface Draft {
  content: string;
  /** Version that it was made from. */
  etag: string | null;
  /** When it was last changed. */
  at: string;
}

const keyOf = (type: PolicyType): string => `draft:policy:${type}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'content') === 'string' &&
  !Number.isNaN(Date.parse(String(Reflect.get(value, 'at'))));

/** Keeps unsaved texts through reload, crash and sign-out. Where storage is blocked or full there are none. */
export const drafts = {
  read(type: PolicyType): Draft | undefined {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(keyOf(type)) ?? 'null');
      return isDraft(value) ? value : undefined;
    } catch {
      return undefined;
    }
  },
  write(type: PolicyType, draft: Draft): void {
    try {
      localStorage.setItem(keyOf(type), JSON.stringify(draft));
    } catch {
      // It lives as long as the page.
    }
  },
  remove(type: PolicyType): void {
    try {
      localStorage.removeItem(keyOf(type));
    } catch {
      // Nothing was kept either.
    }
  },
};
