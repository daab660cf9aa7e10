import { parseUrl } from './links.ts';

/** The hosts whose videos may be shown, each with the paths of its player. The content security policy names the same. */
const PLAYERS: Readonly<Record<string, RegExp>> = {
  'www.youtube.com': /^\/embed\/[\w-]{1,64}$/,
  'www.youtube-nocookie.com': /^\/embed\/[\w-]{1,64}$/,
  'player.vimeo.com': /^\/video\/\d{1,20}$/,
};

/** Written out: nothing is left to how a base address would complete it. */
const PLAIN_START = /^https:\/\/[a-z.-]+\//i;

/** Whether a frame may show this: exactly the player of one of the hosts, over https. */
export const isVideoPlayer = (src: string): boolean => {
  const url = parseUrl(src);
  if (!url || !PLAIN_START.test(src) || url.protocol !== 'https:') return false;
  if (url.port !== '' || url.username !== '' || url.password !== '') return false;
  return PLAYERS[url.host]?.test(url.pathname) ?? false;
};

const ID = /^[\w-]{6,64}$/;

/** Seconds of `t=90`, `t=1m30s`. */
const startOf = (url: URL): string => {
  const text = url.searchParams.get('t') ?? url.searchParams.get('start') ?? '';
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text);
  const [, hours = 0, minutes = 0, seconds = 0] = parts ?? [];
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return total > 0 ? `?start=${total}` : '';
};

const youtube = (url: URL): string | undefined => {
  const [kind = '', id = ''] = url.pathname.slice(1).split('/');
  const found =
    url.host === 'youtu.be'
      ? kind
      : kind === 'watch'
        ? (url.searchParams.get('v') ?? '')
        : ['shorts', 'live', 'embed'].includes(kind)
          ? id
          : '';
  return ID.test(found) ? `https://www.youtube-nocookie.com/embed/${found}${startOf(url)}` : undefined;
};

const vimeo = (url: URL): string | undefined => {
  const [id = '', key] = url.pathname
    .replace(/^\/video\//, '/')
    .slice(1)
    .split('/');
  if (!/^\d{1,20}$/.test(id)) return undefined;
  const hash = key ?? url.searchParams.get('h') ?? '';
  return `https://player.vimeo.com/video/${id}${/^[0-9a-f]{6,20}$/.test(hash) ? `?h=${hash}` : ''}`;
};

/**
 * The address of the player for what somebody pasted: a page of YouTube or Vimeo, a short link, or a player's own
 * address, which comes back as it is. Undefined for everything else.
 */
export const toVideoEmbed = (url: string): string | undefined => {
  const text = url.trim();
  if (isVideoPlayer(text)) return text;
  const parsed = parseUrl(/^[\w.-]+\.[a-z]+\//i.test(text) ? `https://${text}` : text);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) return undefined;
  switch (parsed.host.replace(/^(?:www|m|music)\./, '')) {
    case 'youtube.com':
    case 'youtube-nocookie.com':
    case 'youtu.be':
      return youtube(parsed);
    case 'vimeo.com':
    case 'player.vimeo.com':
      return vimeo(parsed);
    default:
      return undefined;
  }
};
