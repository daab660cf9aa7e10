import { HttpError } from '../http/HttpError.ts';

/** Rows of a log, newest first, and where they continue. */
export interface LogPage<Item> {
  items: Item[];
  /** Null at the end of the log. */
  nextCursor: string | null;
}

/**
 * Cuts rows to a page.
 * @param rows one more than the limit, if there are as many
 * @param placeOf what sorts the log, as `readCursor` returns it for the next page
 */
export const logPageOf = <Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  placeOf: (row: Row) => string[],
): LogPage<Item> => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(toItem),
    nextCursor:
      last && rows.length > limit ? Buffer.from(placeOf(last).join(' ')).toString('base64url') : null,
  };
};

/**
 * The place in a log that a cursor stands for; undefined without one.
 * @param pattern matches the joined place; its groups are the values
 * @throws HttpError 422 if the cursor is not from this log
 */
export const readCursor = (cursor: string | undefined, pattern: RegExp): string[] | undefined => {
  if (cursor === undefined) return undefined;
  const found = pattern.exec(Buffer.from(cursor, 'base64url').toString());
  if (!found) throw HttpError.invalid({ cursor: 'Cursor is not valid' });
  return found.slice(1);
};
