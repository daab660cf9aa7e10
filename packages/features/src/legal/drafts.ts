import type { PolicyType } from '@planner/api-client';
import { parseJson, storage } from '../shared/app/storage.ts';

/** Text that has not reached the server. */
export interface Draft {
  /** Key in local storage. Unique per open screen, so that several tabs don't overwrite each other's. */
  id: string;
  /** HTML. */
  content: string;
  /** What the server had when the user began; undefined in entries of earlier consoles. */
  base?: string;
  at: string;
}

const prefixOf = (type: PolicyType): string => `draft:policy:${type}`;

const isDraft = (value: unknown): value is Omit<Draft, 'id'> => {
  const { content, at } = Object(value);
  return typeof content === 'string' && !Number.isNaN(Date.parse(String(at)));
};

/** Entries in local storage survive reload, crash and sign-out. */
export const drafts = {
  newId: (type: PolicyType): string => `${prefixOf(type)}:${Math.random().toString(36).slice(2)}`,
  /** Newest first. */
  list: (type: PolicyType): Draft[] =>
    storage
      .keys()
      .filter((id) => id.startsWith(prefixOf(type)))
      .flatMap((id): Draft[] => {
        const draft = parseJson(storage.read(id) ?? '');
        return isDraft(draft) ? [{ ...draft, id }] : [];
      })
      .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)),
  /** Returns false where the browser keeps nothing, or has no room. */
  write: (draft: Draft): boolean => {
    const text = JSON.stringify(draft);
    storage.write(draft.id, text);
    return storage.read(draft.id) === text;
  },
  remove: (id: string): void => storage.write(id, null),
};
