import { isIPv6 } from 'node:net';

/** A /64, the smallest network that internet providers assign to a customer. */
const IPV6_PREFIX_GROUPS = 4;

/** The network that rate limits apply to. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, IPV6_PREFIX_GROUPS).join(':')}::/64`;
};
