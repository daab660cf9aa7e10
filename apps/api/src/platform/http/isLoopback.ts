import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Names other than `localhost` count as remote, since their addresses can change. */
export const isLoopback = (hostname: string): boolean => {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return address.toLowerCase() === 'localhost' || loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};
