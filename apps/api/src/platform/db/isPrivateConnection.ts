import { Client } from 'pg';
import { isLoopback } from '../http/isLoopback.ts';

/**
 * True if `pg` connects with TLS or within this machine, or if `sslmode=disable` is written out. Options in the URL and
 * PGSSLMODE count as they do for `pg`.
 */
export const isPrivateConnection = (connectionString: string): boolean => {
  const { ssl, host } = new Client({ connectionString });
  const isLocal = host.startsWith('/') || isLoopback(host);
  return ssl || isLocal || new URL(connectionString).searchParams.get('sslmode') === 'disable';
};
