import { createHash } from 'node:crypto';
import { HttpError } from './HttpError.ts';

export const etagOf = ({ version }: { version: number }): string => `"${version}"`;

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

const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Weak comparison (RFC 9110, section 8.8.3.2), because proxies that compress prepend `W/`. */
export const matchesEtag = (header: string, etag: string): boolean =>
  header.trim() === '*' || header.split(',').some((tag) => opaqueTag(tag) === opaqueTag(etag));

/**
 * Undefined and `*` match any version.
 * @returns the item. @throws HttpError 404 without one, 412 with the current item if it was saved since
 */
export const checkIfMatch = <Item extends { version: number }>(
  ifMatch: string | undefined,
  current: Item | undefined,
  toBody: (item: Item) => unknown,
): Item => {
  if (!current) throw HttpError.notFound();
  const etag = etagOf(current);
  if (ifMatch !== undefined && !matchesEtag(ifMatch, etag)) throw HttpError.conflict(toBody(current), etag);
  return current;
};
