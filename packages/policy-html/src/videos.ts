import { parseUrl } from './links.ts';

/** Allowed video hosts and the paths of their players. Keep in sync with the content security policy. */
const PLAYERS: Readonly<Record<string, RegExp>> = {
  'www.youtube.com': /^\/embed\/[\w-]{1,64}$/,
  'www.youtube-nocookie.com': /^\/embed\/[\w-]{1,64}$/,
  'player.vimeo.com': /^\/video\/\d{1,20}$/,
};

/** Absolute, so that the result does not depend on a base URL, and without credentials or a port. */
const PLAIN_START = /^https:\/\/[a-z.-]+\//i;

export const isVideoPlayer = (src: string): boolean => {
  const url = parseUrl(src);
  if (!url || !PLAIN_START.test(src) || url.protocol !== 'https:') return false;
  return PLAYERS[url.host]?.test(url.pathname) ?? false;
};
