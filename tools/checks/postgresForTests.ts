import { Client } from 'pg';

/** Local PostgreSQL with trust authentication, common on development machines and CI. */
const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';
const CONNECT_TIMEOUT_MS = 10_000;

/** `TEST_DATABASE_URL` (throws if unreachable), or a local server that accepts `postgres` without a password. */
// Each test file creates and drops its own database.
export async function postgresForTests(): Promise<string | undefined> {
  const chosen = process.env['TEST_DATABASE_URL'];
  const client = new Client({
    connectionString: chosen ?? LOCAL,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A connection that the server drops later must not end the run.
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
