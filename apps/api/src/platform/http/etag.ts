import { createHash } from 'node:crypto';
import { HttpError } from './HttpError.ts';

/** Body and ETag of a response with a single item. @throws HttpError 404 without an item */
export const itemResponse = <Row extends Versioned, Body>(
  row: Row | undefined,
  toBody: (row: Row) => Body,
): { body: Body; headers: { ETag: string } } => {
  if (!row) throw HttpError.notFound();
  return { body: toBody(row), headers: { ETag: etagOf(row) } };
};

/** An item of which a client may keep a version. */
type Versioned = { version: number; updated_at: string } & ({ id: string } | { type: string });

/**
 * Names the item as well as its version: the tag of another item never matches. The time distinguishes versions with the same
 * number, which a restored backup or a failover that loses commits makes.
 */
export const etagOf = (item: Versioned): string => {
  const content = JSON.stringify(['id' in item ? item.id : item.type, item.version, item.updated_at]);
  return `"${createHash('sha256').update(content).digest('hex').slice(0, 32)}"`;
};

/** Weak, since compressed forms of the content share it. */
export const etagOfContent = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Adds the content's ETag to `headers` without one. */
export const withEtag = (
  content: string | Uint8Array,
  headers: Record<string, string> = {},
): Record<string, string> & { ETag: string } => ({
  ...headers,
  ETag: headers['ETag'] ?? etagOfContent(content),
});

/** A strong ETag stands for the same bytes, which a compressed body doesn't have (RFC 9110, section 8.8.3.3). */
export const weakEtag = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`);

/**
 * Whether the header has the tag, whatever follows it: proxies that compress prepend `W/` and append `-gzip` or the like.
 * Tags of one kind have one length, so none starts with another.
 */
export const matchesEtag = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.includes(etag.replace(/^W\//, '').slice(0, -1));

/** Undefined and `*` match any version. @returns the item. @throws HttpError 404 without one, 412 with the current item if it was saved since */
export const checkIfMatch = <Item extends Versioned>(
  ifMatch: string | undefined,
  current: Item | undefined,
  toBody: (item: Item) => unknown,
): Item => {
  if (!current) throw HttpError.notFound();
  const etag = etagOf(current);
  if (ifMatch !== undefined && !matchesEtag(ifMatch, etag)) throw HttpError.conflict(toBody(current), etag);
  return current;
};
