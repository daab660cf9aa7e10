import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { Log } from '../createLog.ts';
import { HOUR_MS } from '../time.ts';
import type { ApiEnv } from './ApiEnv.ts';
import { PROBES } from './checkHost.ts';

/** How often to repeat the warning of incomplete headers. */
const WARNING_INTERVAL_MS = HOUR_MS;

/** Removes the prefix of IPv4-mapped IPv6 addresses and the zone of link-local ones. */
const clean = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

/** Removes the port of `1.2.3.4:5678` or `[2001:db8::1]:5678`. */
const withoutPort = (entry: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry)?.[1] ?? entry;

/**
 * Each proxy adds the address it was called from to `X-Forwarded-For`. Only the last entries, one per trusted proxy,
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
  const entries = forwardedFor.split(',');
  // Fewer entries than proxies: the request bypassed one, and the first entry is the best there is.
  const entry = entries[Math.max(0, entries.length - proxies)] ?? '';
  const found = clean(withoutPort(entry.trim()));
  return isIP(found) ? found.toLowerCase() : caller;
};

interface AddressOptions {
  trustedProxies: number;
  log: Log;
  clock: () => Date;
}

/**
 * Creates a function that reads the client's address of a request. It warns at once, then hourly, while `X-Forwarded-For` is
 * missing or has fewer entries than there are proxies: clients can then forge their address, or share the proxy's.
 */
export const createAddressReader = ({ trustedProxies, log, clock }: AddressOptions) => {
  let requests = 0;
  let nextWarningAt = 0;
  return (c: Context<ApiEnv>): string => {
    const forwardedFor = c.req.header('x-forwarded-for') ?? null;
    const entries = forwardedFor?.split(',').filter((entry) => entry.trim() !== '').length ?? 0;
    // Load balancers and monitors call probes directly.
    if (entries < trustedProxies && !PROBES.has(c.req.path)) {
      requests += 1;
      const now = clock().getTime();
      if (now >= nextWarningAt) {
        const message = `TRUST_PROXY is ${trustedProxies}, but X-Forwarded-For is missing or has fewer addresses: clients share rate limits or can forge their address. Let each proxy add its client's address to the header.`;
        log({ level: 'warn', message, requests });
        requests = 0;
        nextWarningAt = now + WARNING_INTERVAL_MS;
      }
    }
    return clientAddress(c.env.incoming.socket.remoteAddress, forwardedFor, trustedProxies);
  };
};
