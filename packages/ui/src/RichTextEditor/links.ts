export const BLANK_LINK = 'about:blank';

const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/** Returns the trimmed link if it is http, https, mailto, tel, sms or relative, else `about:blank`. */
export function toAllowedLink(url: string): string {
  const trimmed = url.trim();
  // Parse like the browser, which skips control characters within a protocol.
  const parsed = URL.canParse(trimmed, 'https://site.invalid/')
    ? new URL(trimmed, 'https://site.invalid/')
    : undefined;
  return parsed && PROTOCOLS.has(parsed.protocol) ? trimmed : BLANK_LINK;
}

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u;

/** Adds the protocol that a typed URL or e-mail address lacks. */
export function completeLink(typed: string): string {
  const text = typed.trim();
  if (EMAIL.test(text)) return `mailto:${text}`;
  return HOST.test(text) ? `https://${text}` : text;
}
