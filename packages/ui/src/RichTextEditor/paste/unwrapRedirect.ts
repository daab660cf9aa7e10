type Read = (url: URL) => string | null | undefined;

const parameter =
  (...names: readonly string[]): Read =>
  ({ searchParams }) =>
    names.map((name) => searchParams.get(name)).find(Boolean);

/** Bytes in Base64, which some write for URLs; undefined if it is none. */
const readBase64 = (text: string): string | undefined => {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
};

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const PROOFPOINT_RUN = /\*(\*?)([A-Za-z0-9_-])?/g;
const RUN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Version 3 replaces letters by `*`, and runs of them by `**` and their length, and appends the letters in Base64. */
function readProofpoint3({ href }: URL): string | undefined {
  const [, address = '', encoded = ''] = /\/v3\/__(.+?)__;([A-Za-z0-9_-]*)/.exec(href) ?? [];
  const letters = Array.from(readBase64(encoded) ?? '');
  const read = address.replaceAll(PROOFPOINT_RUN, (_, isRun: string, length = '') => {
    if (!isRun) return (letters.shift() ?? '') + length;
    return letters.splice(0, RUN_LETTERS.indexOf(length) + 2).join('');
  });
  // The proxy of the sender may have merged the slashes.
  return read && read.replace(/^(https?:)\/+/, '$1//');
}

/** Hosts that count clicks or check links, and where they keep the address. */
const WRAPPERS: readonly (readonly [host: RegExp, path: RegExp, read: Read])[] = [
  [/^(?:www\.)?google\.[a-z.]+$/, /^\/(?:url|imgres)$/, parameter('q', 'url', 'imgurl')],
  [/^(?:[\w-]+\.)?safelinks\.protection\.(?:outlook|office365)\.(?:com|us)$/, /^\//, parameter('url')],
  [/^urldefense(?:\.proofpoint)?\.(?:com|us)$/, /^\/v1\//, parameter('u')],
  [
    /^urldefense(?:\.proofpoint)?\.(?:com|us)$/,
    /^\/v2\//,
    (url) => decode((parameter('u')(url) ?? '').replaceAll('-', '%').replaceAll('_', '/')),
  ],
  [/^urldefense(?:\.proofpoint)?\.(?:com|us)$/, /^\/v3\//, readProofpoint3],
  [/^statics\.teams\.cdn\.office\.net$/, /safelinks/, parameter('url')],
  [/^outlook\.(?:office365|office|live)\.com$/, /^\/owa\/redir\.aspx$/, parameter('URL', 'url')],
  [/^(?:l|lm|www|m)\.(?:facebook|instagram)\.com$/, /^\/(?:l\.php|flx\/warn\/)?$/, parameter('u')],
  [/^l\.(?:threads\.(?:net|com)|wl\.co|messenger\.com)$/, /^\//, parameter('u')],
  [/^(?:www\.)?linkedin\.com$/, /^\/(?:safety\/go|redir\/redirect)/, parameter('url')],
  [/^(?:www\.)?youtube\.com$/, /^\/redirect$/, parameter('q')],
  [/^(?:www\.)?duckduckgo\.com$/, /^\/l\/?$/, parameter('uddg')],
  [/^(?:www\.)?bing\.com$/, /^\/ck\/a$/, (url) => readBase64((parameter('u')(url) ?? '').replace(/^a1/, ''))],
  [/^r\.search\.yahoo\.com$/, /\/RU=/, ({ pathname }) => decode(/\/RU=([^/]+)/.exec(pathname)?.[1] ?? '')],
  [/\.protection\.sophos\.com$/, /^\/$/, (url) => readBase64(parameter('u')(url) ?? '')],
  [/^protect\d?\.fireeye\.com$/, /\/url$/, parameter('u')],
  [/^clicktime\.symantec\.com$/, /^\//, parameter('u')],
  [/^url\.avanan\.click$/, /^\/v\d\//, ({ href }) => /___(.+?)___/.exec(href)?.[1]],
  [/^(?:slack-redir\.net)$/, /^\/link$/, parameter('url')],
  [/^linkprotect\.cudasvc\.com$/, /^\/url$/, parameter('a')],
  [/^secure-web\.cisco\.com$/, /^\//, ({ pathname }) => decode(pathname.split('/').at(-1) ?? '')],
  [/^(?:www\.)?steamcommunity\.com$/, /^\/linkfilter\/?$/, parameter('url', 'u')],
  [/\.trendmicro\.com$/, /^\/wis\/clicktime\/v\d\/query$/, parameter('url')],
  [/^(?:www\.)?yandex\.[a-z.]+$/, /^\/(?:clck\/(?:js)?)?redir(?:\/|$)/, parameter('url')],
  [/^sba\.yandex\.(?:net|com|ru)$/, /^\/redirect$/, parameter('url')],
  [/^exit\.sc$/, /^\//, parameter('url')],
  [/^vk\.com$/, /^\/away\.php$/, parameter('to')],
];

/** Filters of two companies wrap each other. */
const MAX_DEPTH = 5;

/** The address in a link of a search engine or mail filter; a link without one stays unchanged. */
export function unwrapRedirect(href: string, depth = MAX_DEPTH): string {
  if (depth === 0 || !/^\s*https?:/i.test(href) || !URL.canParse(href)) return href;
  const url = new URL(href);
  const [, , read] =
    WRAPPERS.find(([host, path]) => host.test(url.hostname) && path.test(url.pathname)) ?? [];
  const inside = read?.(url);
  return inside && /^(?:https?:\/\/|mailto:|tel:)/i.test(inside) && URL.canParse(inside)
    ? unwrapRedirect(inside, depth - 1)
    : href;
}
