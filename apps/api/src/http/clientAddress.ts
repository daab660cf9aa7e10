import { isIP } from 'node:net';

/** IPv4 in the coat of IPv6, and the zone of a link-local address, are left out. */
const clean = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** An entry of `X-Forwarded-For` without its port: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
const withoutPort = (entry: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry)?.[1] ?? entry;

/**
 * The address a request comes from.
 *
 * Each proxy adds, at the end of `X-Forwarded-For`, the address that it was called from. Only what our own proxies have
 * added can be believed: of three entries behind one proxy the last one counts, and the two before it are whatever the
 * client made up. Without proxies the header is not looked at, since any client can send it.
 *
 * @param remoteAddress of the socket
 * @param forwardedFor the header `X-Forwarded-For`, all of its lines joined by commas
 * @param proxies how many proxies of ours stand in front
 */
export const clientAddress = (
  remoteAddress: string | undefined,
  forwardedFor: string | null,
  proxies: number,
): string => {
  const caller = clean(remoteAddress ?? 'unknown');
  if (proxies === 0 || forwardedFor === null) return caller;
  const entries = forwardedFor.split(',').map((entry) => clean(withoutPort(entry.trim())));
  // Fewer entries than proxies: one of them was passed by, and the first entry is as far as we can see.
  const found = entries[Math.max(0, entries.length - proxies)] ?? '';
  return isIP(found) ? found.toLowerCase() : caller;
};
