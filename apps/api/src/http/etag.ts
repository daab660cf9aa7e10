import { HttpError } from './HttpError.ts';

/** The ETag of an item: how often it was saved. */
export const etagOf = ({ version }: { version: number }): string => `"${version}"`;

/**
 * Compares `If-Match` with what is stored. A proxy that compresses may have weakened the ETag (`W/`), which does not count.
 * @param ifMatch the header as sent; without it, or with `*`, any version will do
 * @param toBody makes the item as it would be answered
 * @throws HttpError 409 with the current item when it has been saved since
 */
export const checkIfMatch = <Item extends { version: number }>(
  ifMatch: string | undefined,
  current: Item,
  toBody: (item: Item) => unknown,
): void => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const sent = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!sent.includes(etagOf(current))) throw HttpError.conflict(toBody(current), etagOf(current));
};
