import { Client } from 'pg';
import { isLoopback } from '../http/isLoopback.ts';
import { StartError } from '../StartError.ts';
import { messageOf } from './postgresErrors.ts';

const createClient = (connectionString: string): Client => {
  try {
    return new Client({ connectionString });
  } catch (error) {
    throw new StartError(`DATABASE_URL: ${messageOf(error).replace(/\.$/, '')}.`);
  }
};

/**
 * True if `pg` connects with TLS or within this machine, or if `sslmode=disable` is written out. Options in the URL and
 * PGSSLMODE count as they do for `pg`. TLS that doesn't check the server counts if `no-verify` is written out.
 * @throws StartError when `pg` refuses the options
 */
export const isPrivateConnection = (connectionString: string): boolean => {
  const { ssl, host } = createClient(connectionString);
  const { sslmode = '', uselibpqcompat } = Object.fromEntries(new URL(connectionString).searchParams);
  const isUnchecked = uselibpqcompat === 'true' && ['require', 'prefer'].includes(sslmode);
  const isLocal = host.startsWith('/') || isLoopback(host);
  return (ssl && !isUnchecked) || isLocal || sslmode === 'disable';
};
