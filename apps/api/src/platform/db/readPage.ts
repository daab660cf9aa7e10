import { HttpError } from '../http/HttpError.ts';

/**
 * Cuts rows to a page of a list that is read by cursors, newest first. `nextCursor` is null at the end of the list.
 * @param rows one more than the limit, if there are as many
 * @param keysOf the sort keys of a row, as `readCursor` returns them for the next page
 */
export const cursorPageOf = <Row, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
  keysOf: (row: Row) => string[],
) => {
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

export interface Page<Row> {
  rows: Row[];
  /** From 1; the last page if a later one was requested. */
  page: number;
  totalPages: number;
  /** Rows of all pages. */
  total: number;
}

/** Reads a page of a numbered list. An empty list has one empty page. */
export const readPage = async <Row>(
  { total, page: requested, limit }: { total: number; page: number; limit: number },
  read: (offset: number) => Promise<Row[]>,
): Promise<Page<Row>> => {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  const page = Math.min(requested, totalPages);
  return { rows: await read((page - 1) * limit), page, totalPages, total };
};

/** The `pagination` of a response. */
export const paginationOf = ({ page, totalPages, total }: Page<unknown>, itemsPerPage: number) => ({
  currentPage: page,
  totalPages,
  totalItems: total,
  itemsPerPage,
});

/** A LIKE pattern, escaped with backslashes, that finds the part literally. */
export const likePattern = (part: string): string => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
