/** What links may lead to, besides addresses on this site and places in the text (specification §5). */
export const LINK_PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:', 'sms:'];

/** What a link of any other protocol becomes. */
export const BLANK_LINK = 'about:blank';

/** Stands for the site that a text is on, wherever that is. */
export const OWN_SITE = 'https://planner.invalid';

/** Parses an address as a browser does, which skips control characters and blanks; undefined for what cannot be parsed. */
export const parseUrl = (url: string): URL | undefined => {
  try {
    return new URL(url, OWN_SITE);
  } catch {
    return undefined;
  }
};

/**
 * A link that may stay as it is, or `about:blank`. http, https, mailto, tel, sms, addresses on this site and `#places` stay.
 * For the source of a picture see `isAllowedImage`.
 */
export const toAllowedLink = (url: string): string => {
  const protocol = parseUrl(url)?.protocol;
  return protocol !== undefined && LINK_PROTOCOLS.includes(protocol) ? url : BLANK_LINK;
};
