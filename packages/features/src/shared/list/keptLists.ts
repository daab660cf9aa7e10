import type { QueryKey } from '@tanstack/react-query';
import { KEPT_PREFIX } from './eraseKeptLists.ts';

/** The part of a list that this tab keeps, to show it immediately on the next visit. */
export interface KeptList<Data> {
  /** Names of the fields that the screen shows, at any depth; all others are left out. Never health data or messages. */
  fields: readonly string[];
  /** Throws if the value is not a list. */
  parse: (value: unknown) => Data;
}

/** Longer lists are not kept: they are slow to read. */
const MAX_CHARACTERS = 50_000;

const storageKeyOf = ([operation]: QueryKey): string => `${KEPT_PREFIX}${String(operation)}`;

/** Starts each entry. The address of this chunk changes with every build. */
const headOf = (user: string, queryKey: QueryKey): string =>
  JSON.stringify([import.meta.url, user, queryKey]);

/**
 * Keeps one page per operation: the last one. Ignores blocked or full storage.
 *
 * @param user From `useConfirmedUser`.
 * @param queryKey Starts with the operation.
 */
export const writeKeptList = <Data>(
  user: string,
  queryKey: QueryKey,
  data: Data,
  { fields }: KeptList<Data>,
): void => {
  const key = storageKeyOf(queryKey);
  try {
    // First, in case the new page is too large.
    sessionStorage.removeItem(key);
    const text = headOf(user, queryKey) + JSON.stringify(data, [...fields]);
    if (text.length <= MAX_CHARACTERS) sessionStorage.setItem(key, text);
  } catch {
    // The next visit shows rows when they arrive.
  }
};

/** Undefined unless this build kept the page for this user. */
export const readKeptList = <Data>(
  user: string,
  queryKey: QueryKey,
  { parse }: KeptList<Data>,
): Data | undefined => {
  try {
    const text = sessionStorage.getItem(storageKeyOf(queryKey));
    const head = headOf(user, queryKey);
    return text?.startsWith(head) ? parse(JSON.parse(text.slice(head.length))) : undefined;
  } catch {
    return undefined;
  }
};
