import { isIP } from 'node:net';

/** Removes the prefix of IPv4-mapped IPv6 addresses and the zone of link-local ones. */
const clean = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** Removes the port of `1.2.3.4:5678` or `[2001:db8::1]:5678`. */
const withoutPort = (entry: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry)?.[1] ?? entry;

/**
 * Each proxy appends the address it was called from to `X-Forwarded-For`. Only the last entries, one per trusted proxy,
 * count; the client can forge the others.
 * @param forwardedFor all `X-Forwarded-For` lines, joined by commas
 */
export const clientAddress = (
  remoteAddress: string | undefined,
  forwardedFor: string | null,
  proxies: number,
): string => {
  const caller = clean(remoteAddress ?? 'unknown');
  if (proxies === 0 || forwardedFor === null) return caller;
  const entries = forwardedFor.split(',').map((entry) => clean(withoutPort(entry.trim())));
  // Fewer entries than proxies: the request bypassed one, and the first entry is the best there is.
  const found = entries[Math.max(0, entries.length - proxies)] ?? '';
  return isIP(found) ? found.toLowerCase() : caller;
};
