import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Client, type Pool, type PoolClient, type PoolConfig } from 'pg';
import { currentAbortSignal, RequestAborted } from '../withAbortSignal.ts';
import { type PostgresProbe, CONNECT_TIMEOUT_MS, type CuttablePool } from './postgresPools.ts';
import { CANCELLED, codeOf, LOCK_TIMEOUT, READ_ONLY } from './postgresErrors.ts';

/** Members that the types of `pg` omit. */
interface ClientParts {
  connection: { startup: () => void; cancel: (processId: number, secretKey: number) => void };
  processID: number;
  secretKey: number;
}

/**
 * Asks PostgreSQL to stop what a client is running, over a connection of its own. Unlike `pg_cancel_backend`, this works
 * through connection poolers. The request may arrive late, so don't use the client for another query.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-CANCELING-REQUESTS
 */
const cancelQuery = (client: PoolClient, options: PoolConfig): void => {
  const { processID, secretKey } = client as unknown as ClientParts;
  const canceller = new Client(options);
  const { connection } = canceller as unknown as ClientParts;
  // The first message after TLS is set up.
  connection.startup = () => connection.cancel(processID, secretKey);
  // PostgreSQL closes the connection without a response. If the request fails, the query ends at its timeout.
  canceller.connect().catch(() => {});
};

/** A connection in use for this long may be waiting for a database that is gone. */
const SLOW_MS = 1500;

/** Who waits for a connection this long takes it from a query that waits for a locked table. */
const CROWDED_MS = 200;

/** Unlike the timeout of `pg`, counts waiting for a connection and opening one together. */
const connectInTime = async (pool: Pool, onCrowded: () => void): Promise<PoolClient> => {
  const late = Promise.withResolvers<never>();
  // Before `connect`, so that its own timeout, which says less, comes second.
  const timer = setTimeout(() => {
    const { options, idleCount, totalCount, waitingCount } = pool;
    const counts = `${totalCount - idleCount} of ${options.max} in use, ${waitingCount} waiting`;
    const message = `No connection to PostgreSQL within ${CONNECT_TIMEOUT_MS} ms (${counts})`;
    late.reject(Object.assign(new Error(message), { code: 'ETIMEDOUT' }));
    connecting.then(
      (client) => client.release(),
      () => {},
    );
  }, CONNECT_TIMEOUT_MS);
  const crowded = setInterval(onCrowded, CROWDED_MS);
  const connecting = pool.connect();
  try {
    return await Promise.race([connecting, late.promise]);
  } finally {
    clearInterval(crowded);
    clearTimeout(timer);
  }
};

/**
 * A pool for Kysely whose queries fail within four seconds when PostgreSQL stops responding, however long they may take
 * otherwise, and are cancelled when their request is aborted. When all connections are in use and others wait for one, queries
 * that wait for a lock are cancelled, so that one locked table doesn't stop requests that don't need it. Replaces connections
 * to a read-only server: after a failover, new ones find the primary.
 */
export const watchPool = (
  { pool, cut }: CuttablePool,
  { isResponding, cancelLockWaits }: PostgresProbe,
): PostgresPool => {
  const check = async () => {
    if (!(await isResponding())) cut();
  };
  /** Connections in use, by the process id of their backend, with the time of their start. */
  const inUse = new Map<number, number>();
  /** Those whose query has been or may be cancelled. A cancel can arrive late, so they are not used again. */
  const cancelled = new Set<number>();
  const usedFor = (ms: number) => {
    const until = performance.now() - ms;
    return [...inUse].flatMap(([id, since]) => (since <= until ? [id] : []));
  };
  let isFreeing = false;
  const free = async () => {
    if (isFreeing || pool.waitingCount === 0) return;
    isFreeing = true;
    const asked = usedFor(CROWDED_MS);
    for (const id of asked) cancelled.add(id);
    const waits = new Set(await cancelLockWaits({ ofTables: asked, ofAll: usedFor(SLOW_MS) }));
    for (const id of asked) if (!waits.has(id)) cancelled.delete(id);
    isFreeing = false;
  };
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await connectInTime(pool, () => void free());
    const { processID: id } = client as unknown as ClientParts;
    inUse.set(id, performance.now());
    let isUsable = true;
    const checks = setInterval(() => void check(), SLOW_MS);
    const cancel = () => {
      isUsable = false;
      cancelQuery(client, pool.options);
    };
    const query = async (text: string, values: readonly unknown[]) => {
      const signal = currentAbortSignal();
      signal?.addEventListener('abort', cancel);
      try {
        return await client.query(text, [...values]);
      } catch (error) {
        if (signal?.aborted) throw new RequestAborted();
        if (cancelled.has(id) && codeOf(error) === CANCELLED) {
          const message = 'Gave up waiting for a lock, because others waited for the connection';
          throw Object.assign(new Error(message, { cause: error }), { code: LOCK_TIMEOUT });
        }
        if (codeOf(error) === READ_ONLY) isUsable = false;
        throw error;
      } finally {
        signal?.removeEventListener('abort', cancel);
      }
    };
    return {
      // Kysely passes cursors only to stream a query, which needs a package that we don't have.
      query: query as unknown as PostgresPoolClient['query'],
      release(destroy = false) {
        clearInterval(checks);
        client.release(destroy || !isUsable || cancelled.has(id));
        inUse.delete(id);
        cancelled.delete(id);
      },
    };
  };
  return { options: pool.options, end: () => pool.end(), connect };
};
