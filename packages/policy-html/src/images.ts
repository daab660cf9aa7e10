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

/** API calls: opening a text must not make one on behalf of its reader. */
const CALL = /^\/api\/(?!v1\/icons\/)/i;

/** The path as the most lenient proxy reads it: decoded, without empty segments and dots. */
const resolvePath = ({ pathname }: URL): string => {
  let path = pathname;
  for (let before = ''; before !== path;) {
    before = path;
    path = path.replaceAll(/%([\da-f]{2})/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
  }
  return new URL(path.replaceAll(/[/\\]+/g, '/'), OWN_SITE).pathname;
};

/** `http:path` is relative on pages over http, `https:path` on those over https. */
const isApiCall = (src: string): boolean => {
  const hosts = new Set([new URL(OWN_SITE).hostname, ...ownHosts()]);
  return [OWN_SITE, OWN_SITE.replace('https:', 'http:')].some((base) => {
    const url = URL.canParse(src, base) ? new URL(src, base) : undefined;
    return url !== undefined && hosts.has(url.hostname.replace(/\.$/, '')) && CALL.test(resolvePath(url));
  });
};

/** Whether this is an allowed image source: http(s), this site except its API, or PNG, JPEG, GIF or WebP data. */
export const isAllowedImage = (src: string): boolean => {
  const url = src.trim() === '' ? undefined : parseUrl(src);
  if (!url || isApiCall(src)) return false;
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
