import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { Context } from 'hono';
import type { Log } from '../createLog.ts';
import { HOUR_MS } from '../time.ts';
import type { ApiEnv } from './ApiEnv.ts';
import { PROBES } from './origins.ts';

const shortest = (ipv6: string): string => new SocketAddress({ address: ipv6, family: 'ipv6' }).address;

/**
 * The one spelling of an address, without a zone; undefined if it is none. IPv4 addresses in IPv6, mapped or of a NAT64 gateway,
 * count as IPv4: else everyone behind them would be in one network.
 */
const canonicalAddress = (text: string): string | undefined => {
  if (isIPv4(text)) return text;
  if (!isIPv6(text)) return undefined;
  // A neighbor that calls itself a gateway's 127.0.0.1 (7f00:1) is not this machine.
  const mapped = shortest(text).replace(/^64:ff9b::(?!7f..:)(?=[\da-f]+:[\da-f]+$)/, '::ffff:');
  return shortest(mapped).replace(/^::ffff:(?=\d+\.)/, '');
};

/** The first bits of an IPv6 address; IPv4 addresses and other texts as they are. */
const prefixOf = (text: string, bits: 64 | 56 | 48): string => {
  const address = canonicalAddress(text) ?? text;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, Math.ceil(bits / 16));
  const last = Number.parseInt(groups.at(-1) ?? '', 16) & (bits === 56 ? 0xff_00 : 0xff_ff);
  return `${[...groups.slice(0, -1), last.toString(16)].join(':')}::/${bits}`;
};

/** An IPv4 address, or an IPv6 /64, the smallest network that internet providers assign to a customer. */
export const networkOf = (text: string): string => prefixOf(text, 64);

/** The network and those around it, with how many times as much they may: providers assign customers a /64, a /56 or a /48. */
export const networksOf = (text: string): { network: string; share: number }[] => {
  const network = networkOf(text);
  if (!network.endsWith('::/64')) return [{ network, share: 1 }];
  return [
    { network, share: 1 },
    { network: prefixOf(text, 56), share: 2 },
    { network: prefixOf(text, 48), share: 4 },
  ];
};

/** For people: an IPv4 /24 or an IPv6 /48, which many share. */
export const shortNetworkOf = (text: string): string =>
  prefixOf(text, 48).replace(/^((?:\d+\.){3})\d+$/, '$10/24');

/** How often to repeat the warning of incomplete headers. */
const WARNING_INTERVAL_MS = HOUR_MS;

/** Removes quotes and the port, as of `"[2001:db8::1]:5678"`. */
const withoutPort = (entry: string): string => {
  const text = entry.replace(/^"(.*)"$/, '$1');
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
};

/** The address in an entry of `X-Forwarded-For`; undefined if it has none, as `unknown`. */
const addressIn = (entry = ''): string | undefined => canonicalAddress(withoutPort(entry.trim()));

/** Whether `X-Forwarded-For` has the client's address, in the entry of the outermost of the trusted proxies. */
export const isForwarded = (forwardedFor: string | null, proxies: number): boolean =>
  addressIn(forwardedFor?.split(',').at(-proxies)) !== undefined;

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
  const caller = canonicalAddress(remoteAddress ?? '') ?? 'unknown';
  if (proxies === 0 || forwardedFor === null) return caller;
  const entries = forwardedFor.split(',');
  // Fewer entries than proxies: the request bypassed one, and the first entry is the best there is.
  return addressIn(entries[Math.max(0, entries.length - proxies)]) ?? caller;
};

interface AddressOptions {
  trustedProxies: number;
  log: Log;
  clock: () => Date;
}

/**
 * Creates a function that reads the client's address of a request. It warns at once, then hourly, while `X-Forwarded-For` is
 * missing, has fewer entries than there are proxies, or does not name the client: clients can then forge their address, or share the proxy's.
 */
export const createAddressReader = ({ trustedProxies, log, clock }: AddressOptions) => {
  let requests = 0;
  let nextWarningAt = 0;
  return (c: Context<ApiEnv>): string => {
    const forwardedFor = c.req.header('x-forwarded-for') ?? null;
    // Load balancers and monitors call probes directly.
    if (trustedProxies > 0 && !isForwarded(forwardedFor, trustedProxies) && !PROBES.has(c.req.path)) {
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
