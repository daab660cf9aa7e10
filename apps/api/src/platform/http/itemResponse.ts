import { etagOf, type Versioned } from './etag.ts';
import { HttpError } from './HttpError.ts';

/** Body and ETag of a response with a single item. @throws HttpError 404 without an item */
export const itemResponse = <Row extends Versioned, Body>(
  row: Row | undefined,
  toBody: (row: Row) => Body,
): { body: Body; headers: { ETag: string } } => {
  if (!row) throw HttpError.notFound();
  return { body: toBody(row), headers: { ETag: etagOf(row) } };
};
