import { isIPv6 } from 'node:net';

/** What one customer of an internet provider gets of IPv6, at least: the first four groups. */
const IPV6_PREFIX_GROUPS = 4;

/** What limits count by: an IPv4 address as it is, of an IPv6 address the /64 network. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, IPV6_PREFIX_GROUPS).join(':')}::/64`;
};
