import { OWN_SITE, parseUrl } from './links.ts';

let hostsOfServer: readonly string[] = [];

/** Sets the host names of this site where there is no page. */
export const setOwnHosts = (hosts: readonly string[]): void => {
  hostsOfServer = hosts;
};

/** Host names of this site and its API, without ports, which cookies don't know. */
const ownHosts = (): readonly string[] => {
  if (typeof document === 'undefined') return hostsOfServer;
  const api = document.querySelector<HTMLMetaElement>('meta[name="api-origin"]')?.content;
  return [location.hostname, ...(api === undefined ? [] : [new URL(api).hostname])];
};

/** Images embedded in the text. No SVG: it can contain scripts. */
const DATA_IMAGE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/\s]+=*\s*$/i;

/** Icons are the only pictures of the API. */
const ICON = /^\/api\/v1\/icons\/[\da-f]+\.(?:png|jpg)$/;

/**
 * Proxies disagree on how often they decode a path, and where segments and the path itself end: no segment may have these
 * names, and no sign may be encoded twice.
 */
const CALL = /[/\\;?#](?:api|metrics)(?:[/\\;?#]|$)|%[\da-f]{2}/i;

/** Without line breaks and tabs, which URL parsers skip. */
const decode = (path: string): string =>
  path
    .replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/[\s\0]/g, '');

const withoutDots = (host: string): string => host.replace(/\.+$/, '');

/** Opening a text must not make an API call on behalf of its reader. `http:path` is relative on pages over http, `https:path` on those over https. */
const isApiCall = (src: string): boolean => {
  const hosts = new Set([new URL(OWN_SITE).hostname, ...ownHosts()].map(withoutDots));
  return [OWN_SITE, OWN_SITE.replace('https:', 'http:')].some((base) => {
    if (!URL.canParse(src, base)) return false;
    const { hostname, pathname } = new URL(src, base);
    return hosts.has(withoutDots(hostname)) && !ICON.test(pathname) && CALL.test(decode(pathname));
  });
};

/** Whether this is an allowed image source: http(s), this site except its API, or PNG, JPEG, GIF or WebP data. */
export const isAllowedImage = (src: string): boolean => {
  const url = src.trim() === '' ? undefined : parseUrl(src);
  if (!url || isApiCall(src)) return false;
  return /^https?:$/.test(url.protocol) || (url.protocol === 'data:' && DATA_IMAGE.test(src.trim()));
};

/** Upgrades http URLs of other sites to https for display, as browsers do on https pages. */
export const toShownImage = (src: string, ownOrigin: string): string => {
  const url = parseUrl(src);
  if (url?.protocol !== 'http:' || url.origin === ownOrigin) return src;
  url.protocol = 'https:';
  return url.href;
};
