/** Allowed protocols of links, besides relative URLs and fragments. */
export const LINK_PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:', 'sms:'];

export const BLANK_LINK = 'about:blank';

/** Placeholder for the origin of the site. */
export const OWN_SITE = 'https://planner.invalid';

/** Parses a URL as browsers do, which skip control characters and spaces; undefined if it is invalid. */
export const parseUrl = (url: string): URL | undefined =>
  URL.canParse(url, OWN_SITE) ? new URL(url, OWN_SITE) : undefined;

/** Returns the link unchanged if it is allowed, else `about:blank`. For image sources use `isAllowedImage`. */
export const toAllowedLink = (url: string): string => {
  const protocol = parseUrl(url)?.protocol;
  return protocol !== undefined && LINK_PROTOCOLS.includes(protocol) ? url : BLANK_LINK;
};
