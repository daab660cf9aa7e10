import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/** A /64, the smallest network that internet providers assign to a customer. */
const IPV6_PREFIX_GROUPS = 4;

const shortest = (ipv6: string): string => new SocketAddress({ address: ipv6, family: 'ipv6' }).address;

/**
 * The one spelling of an address, without a zone; undefined if it is none. IPv4 addresses in IPv6, mapped or of a NAT64 gateway,
 * count as IPv4: else everyone behind them would be in one network.
 */
export const canonicalAddress = (text: string): string | undefined => {
  if (isIPv4(text)) return text;
  if (!isIPv6(text)) return undefined;
  // A neighbor that calls itself a gateway's 127.0.0.1 (7f00:1) is not this machine.
  const mapped = shortest(text).replace(/^64:ff9b::(?!7f..:)(?=[\da-f]+:[\da-f]+$)/, '::ffff:');
  return shortest(mapped).replace(/^::ffff:(?=\d+\.)/, '');
};

/** The network that rate limits apply to. */
export const networkOf = (text: string): string => {
  const address = canonicalAddress(text) ?? text;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, IPV6_PREFIX_GROUPS).join(':')}::/64`;
};
