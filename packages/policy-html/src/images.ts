import { OWN_SITE, parseUrl } from './links.ts';

/** Images embedded in the text. No SVG: it can contain scripts. */
const DATA_IMAGE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/\s]+=*\s*$/i;

/** API calls: opening a text must not make one on behalf of its reader. */
const CALL = /^\/api\/(?!v1\/icons\/)/i;

/** Whether this is an allowed image source: http(s), this site except its API, or PNG, JPEG, GIF or WebP data. */
export const isAllowedImage = (src: string): boolean => {
  const url = src.trim() === '' ? undefined : parseUrl(src);
  if (!url || (url.origin === OWN_SITE && CALL.test(url.pathname))) return false;
  const { protocol } = url;
  return (
    protocol === 'https:' || protocol === 'http:' || (protocol === 'data:' && DATA_IMAGE.test(src.trim()))
  );
};

/** Upgrades http URLs of other sites to https for display, as browsers do on https pages. */
export const toShownImage = (src: string, ownOrigin: string): string => {
  const url = parseUrl(src);
  if (url?.protocol !== 'http:' || url.origin === ownOrigin) return src;
  url.protocol = 'https:';
  return url.href;
};
