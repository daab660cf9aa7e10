import { getDomain } from 'tldts';

/** The registrable domain of a host; addresses, `localhost` and public suffixes as they are. */
const siteOf = ({ hostname }: URL): string => getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;

/** True if browsers treat two origins as one site and send `SameSite` cookies between them. Ignores ports. */
export const isSameSite = (first: string, second: string): boolean => {
  const [a, b] = [new URL(first), new URL(second)];
  return a.protocol === b.protocol && siteOf(a) === siteOf(b);
};
