import { Client } from 'pg';

/** A PostgreSQL that trusts local connections, as development machines and CI often have it. */
const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';
const CONNECT_TIMEOUT_MS = 1500;

/**
 * The PostgreSQL server the API tests may use, each test file in a database of its own that it drops: `TEST_DATABASE_URL`,
 * else a local server that lets `postgres` in without a password. `undefined` if there is none.
 * @throws if `TEST_DATABASE_URL` is set but does not answer: somebody wanted this run to use it.
 */
export async function postgresForTests(): Promise<string | undefined> {
  const chosen = process.env['TEST_DATABASE_URL'];
  const client = new Client({
    connectionString: chosen ?? LOCAL,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A server that drops the connection later must not end the run.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return chosen ?? LOCAL;
  } catch (error) {
    if (chosen) throw new Error(`TEST_DATABASE_URL does not answer: ${String(error)}`, { cause: error });
    return undefined;
  }
}
