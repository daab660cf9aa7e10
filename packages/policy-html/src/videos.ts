import { parseUrl } from './links.ts';

/** Allowed video hosts and the paths of their players. Keep in sync with the content security policy. */
const PLAYER =
  /^(?:www\.youtube(?:-nocookie)?\.com\/embed\/[\w-]{1,64}|player\.vimeo\.com\/video\/\d{1,20})$/;

/** Absolute, so that the result does not depend on a base URL, and without credentials or a port. */
const PLAIN_START = /^https:\/\/[a-z.-]+\//i;

export const isVideoPlayer = (src: string): boolean => {
  const url = parseUrl(src);
  return url?.protocol === 'https:' && PLAIN_START.test(src) && PLAYER.test(url.host + url.pathname);
};

const ID = /^[\w-]{6,64}$/;

/** Query of the player for a start time such as `t=90` or `t=1m30s`. */
const startOf = (url: URL): string => {
  const text = url.searchParams.get('t') ?? url.searchParams.get('start') ?? '';
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text);
  const [, hours = 0, minutes = 0, seconds = 0] = parts ?? [];
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return total > 0 ? `?start=${total}` : '';
};

const youtube = (url: URL): string | undefined => {
  const [kind = '', id = ''] = url.pathname.slice(1).split('/');
  let found = /^(?:shorts|live|embed)$/.test(kind) ? id : '';
  if (url.host === 'youtu.be') found = kind;
  else if (kind === 'watch') found = url.searchParams.get('v') ?? '';
  return ID.test(found) ? `https://www.youtube-nocookie.com/embed/${found}${startOf(url)}` : undefined;
};

const vimeo = (url: URL): string | undefined => {
  const [id = '', key] = url.pathname.replace(/^\/(?:video\/)?/, '').split('/');
  if (!/^\d{1,20}$/.test(id)) return undefined;
  const hash = key ?? url.searchParams.get('h') ?? '';
  return `https://player.vimeo.com/video/${id}${/^[0-9a-f]{6,20}$/.test(hash) ? `?h=${hash}` : ''}`;
};

/** Converts the URL of a YouTube or Vimeo page to its player's URL. Player URLs come back unchanged; undefined for others. */
export const toVideoEmbed = (url: string): string | undefined => {
  const text = url.trim();
  if (isVideoPlayer(text)) return text;
  const parsed = parseUrl(/^[\w.-]+\.[a-z]+\//i.test(text) ? `https://${text}` : text);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined;
  const host = parsed.host.replace(/^(?:www|m|music)\./, '');
  if (/^(?:youtube(?:-nocookie)?\.com|youtu\.be)$/.test(host)) return youtube(parsed);
  return /^(?:player\.)?vimeo\.com$/.test(host) ? vimeo(parsed) : undefined;
};
