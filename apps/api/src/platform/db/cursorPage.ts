import { HttpError } from '../http/HttpError.ts';

/** Part of a list that is read by cursors, newest first. */
export interface CursorPage<Item> {
  items: Item[];
  /** Null at the end of the list. */
  nextCursor: string | null;
}

/**
 * Cuts rows to a page.
 * @param rows one more than the limit, if there are as many
 * @param keysOf the sort keys of a row, as `readCursor` returns them for the next page
 */
export const cursorPageOf = <Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  keysOf: (row: Row) => string[],
): CursorPage<Item> => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(toItem),
    nextCursor:
      last && rows.length > limit ? Buffer.from(keysOf(last).join(' ')).toString('base64url') : null,
  };
};

/**
 * The keys of the row that a cursor continues after; undefined without a cursor.
 * @param pattern matches the joined keys, each in a group
 * @throws HttpError 422 if the cursor is not from this list
 */
export const readCursor = (cursor: string | undefined, pattern: RegExp): string[] | undefined => {
  if (cursor === undefined) return undefined;
  const found = pattern.exec(Buffer.from(cursor, 'base64url').toString());
  if (!found) throw HttpError.invalid({ cursor: 'Cursor is not valid' });
  return found.slice(1);
};
