import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import { Client, type ClientConfig } from 'pg';
import { isLoopback } from '../http/origins.ts';
import { StartError } from '../StartError.ts';

/** As PostgreSQL names them, without `allow`; `no-verify` is what `pg` calls `require`. */
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];
const PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslnegotiation', 'ssl', 'uselibpqcompat'];

/** Whether a connection is encrypted, and whether it checks that the server is the right one. */
type Privacy = 'none' | 'encrypted' | 'verified';

const fail = (problem: string): never => {
  throw new StartError(`DATABASE_URL: ${problem}.`);
};

const readFile = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fail(`the file ${file} cannot be read`);
  }
};

const tlsOf = (mode: string, options: Record<string, string | undefined>): ConnectionOptions | false => {
  if (mode === 'disable' || mode === 'prefer') return false;
  const { sslrootcert: root, sslcert, sslkey } = options;
  const hasOwnAuthority = Boolean(root) && root !== 'system';
  if (mode === 'verify-ca' && !hasOwnAuthority)
    fail(
      'sslmode=verify-ca needs sslrootcert, the file of your own authority: a public one signs for anyone',
    );
  const files = {
    ...(hasOwnAuthority && root && { ca: readFile(root) }),
    ...(sslcert && { cert: readFile(sslcert) }),
    ...(sslkey && { key: readFile(sslkey) }),
  };
  if (mode === 'verify-full') return files;
  // As PostgreSQL documents it, `require` with an authority is `verify-ca`.
  return hasOwnAuthority
    ? { ...files, checkServerIdentity: () => undefined }
    : { ...files, rejectUnauthorized: false };
};

/**
 * What `pg` needs to connect as PostgreSQL documents `sslmode`; `pg` itself gives some modes another meaning, and warns of that.
 * Without a mode, a connection beyond this machine is `verify-full`, because rows contain password hashes, and one within it has no TLS (`prefer`).
 * @throws StartError about an option
 */
export const connectionOptions = (databaseUrl: string) => {
  const url = new URL(databaseUrl);
  const options = Object.fromEntries(
    PARAMETERS.map((name) => [name, url.searchParams.getAll(name).at(-1)] as const),
  );
  for (const name of PARAMETERS) url.searchParams.delete(name);
  // As `pg` reads it: the host can be an option or a folder.
  const { host } = new Client({ connectionString: url.href });
  const isLocal = host.startsWith('/') || isLoopback(host);
  const fallback = options['sslrootcert'] || !isLocal ? 'verify-full' : 'prefer';
  const { sslmode: mode = process.env['PGSSLMODE'] || fallback, sslnegotiation = 'postgres' } = options;
  if (!SSL_MODES.includes(mode)) fail(`sslmode must be one of ${SSL_MODES.join(', ')}, not "${mode}"`);
  if (options['ssl'] !== undefined) fail('use sslmode instead of ssl');
  if (mode === 'prefer' && !isLocal)
    fail(
      'sslmode=prefer is for this machine only: use verify-full, or disable in a network that only you can read',
    );
  const ssl = tlsOf(mode, options);
  if (sslnegotiation !== 'postgres' && sslnegotiation !== 'direct')
    return fail(`sslnegotiation must be postgres or direct, not "${sslnegotiation}"`);
  if (sslnegotiation === 'direct' && ssl === false)
    fail('sslnegotiation=direct needs sslmode=require or stricter');
  const privacy: Privacy =
    ssl === false ? 'none' : ssl.rejectUnauthorized === false ? 'encrypted' : 'verified';
  const pg: ClientConfig = { connectionString: url.href, ssl, sslnegotiation };
  return { privacy, pg };
};
