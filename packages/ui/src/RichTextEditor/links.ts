/** Where a link goes that must not go where it says. */
export const BLANK_LINK = 'about:blank';

const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/**
 * The link itself where it goes over http, https, mailto, tel or sms, or stays on the site; else `about:blank`. The
 * protocols are those of the specification.
 */
export function toAllowedLink(url: string): string {
  const trimmed = url.trim();
  // Read as the browser will, which skips control characters in the middle of a protocol.
  const parsed = URL.canParse(trimmed, 'https://site.invalid/')
    ? new URL(trimmed, 'https://site.invalid/')
    : undefined;
  return parsed && PROTOCOLS.has(parsed.protocol) ? trimmed : BLANK_LINK;
}

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
/** A host name that ends in a top-level domain, and what may follow. */
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u;

/** An address as people type it, with the protocol they leave out. */
export function completeLink(typed: string): string {
  const text = typed.trim();
  if (EMAIL.test(text)) return `mailto:${text}`;
  return HOST.test(text) ? `https://${text}` : text;
}
