import { OWN_SITE, parseUrl } from './links.ts';

/** Pictures that stand in the text itself. No SVG: it can carry scripts. */
const DATA_IMAGE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/\s]+=*\s*$/i;

/** Calls of the API: nobody's picture, and not to be made by whoever opens a text. */
const CALL = /^\/api\/(?!v1\/icons\/)/i;

/**
 * Whether a picture may come from this address: the web, this site but for calls of its API, or PNG, JPEG, GIF and WebP data
 * in the text itself.
 */
export const isAllowedImage = (src: string): boolean => {
  const url = src.trim() === '' ? undefined : parseUrl(src);
  if (!url || (url.origin === OWN_SITE && CALL.test(url.pathname))) return false;
  const { protocol } = url;
  return (
    protocol === 'https:' || protocol === 'http:' || (protocol === 'data:' && DATA_IMAGE.test(src.trim()))
  );
};

/**
 * Where a picture is fetched from that a text has from this address. Pages may have none over http, which browsers turn into
 * https by themselves where the site has it; so it is everywhere, and a text need not be rewritten for it.
 * @param ownOrigin of the site, whose own pictures stay where they are
 */
export const toShownImage = (src: string, ownOrigin: string): string => {
  const url = parseUrl(src);
  if (url?.protocol !== 'http:' || url.origin === ownOrigin) return src;
  url.protocol = 'https:';
  return url.href;
};
