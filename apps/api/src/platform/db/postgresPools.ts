import { setImmediate as untilRead, setTimeout as pause } from 'node:timers/promises';
import {
  DatabaseError,
  type CustomTypesConfig,
  Pool,
  type PoolConfig,
  types,
  Client,
  type PoolClient,
  type QueryResult,
} from 'pg';
import type { DatabaseState, PoolCounts } from './Engine.ts';
import { Socket } from 'node:net';
import { connectionOptions } from './connectionOptions.ts';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { currentAbortSignal, RequestAborted } from '../withAbortSignal.ts';
import { CANCELLED, codeOf, LOCK_TIMEOUT, READ_ONLY } from './postgresErrors.ts';

/** How long a caller waits for a connection while all are in use, or while PostgreSQL is gone. */
const QUEUE_TIMEOUT_MS = 4000;
/** PostgreSQL is gone when it has sent nothing for this long while a probe waits; before, it is slow. Also how long a caller waits for a new connection. */
const GONE_MS = 10_000;
/** Limit of a new connection. A password needs three round trips. */
const CONNECT_TIMEOUT_MS = 20_000;
const KEEP_ALIVE_DELAY_MS = 10_000;
/** How long connections may take to close. Over a failed network it would be many minutes. */
const CLOSE_TIMEOUT_MS = 5000;

/** Counts are 64-bit integers; ours fit a number. */
const customTypes: CustomTypesConfig = {
  getTypeParser: (type: Parameters<typeof types.getTypeParser>[0], format?: 'text' | 'binary') =>
    type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
};

const noResponse = () => Object.assign(new Error('PostgreSQL does not answer'), { code: 'ETIMEDOUT' });

export interface CuttablePool {
  pool: Pool;
  /** Destroys all connections. Their queries fail, and the next ones use new connections. */
  cut: () => void;
}

/** Creates pools whose connections can neither crash the process nor hang forever. */
export const createPostgresPools = (databaseUrl: string) => {
  const { pg } = connectionOptions(databaseUrl);
  const created: CuttablePool[] = [];
  const open = new Set<Socket>();
  let bytesOfClosed = 0;

  return {
    /** @param silenceTimeoutMs destroys connections without traffic for this long; 0: never */
    create(limits: PoolConfig, silenceTimeoutMs: number): CuttablePool {
      const sockets = new Set<Socket>();
      const openSocket = (): Socket => {
        const socket = new Socket();
        for (const all of [sockets, open]) all.add(socket);
        socket.on('close', () => {
          for (const all of [sockets, open]) all.delete(socket);
          bytesOfClosed += socket.bytesRead;
        });
        // `query_timeout` of `pg` only rejects the query: the pool reuses the connection, and the next query waits behind it.
        return socket.setTimeout(silenceTimeoutMs, () => socket.destroy(noResponse()));
      };
      const pool = new Pool({
        ...pg,
        types: customTypes,
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
        stream: openSocket,
        ...limits,
      });
      // An error without a listener ends the process. The pool listens to idle connections only, and replaces broken ones.
      pool.on('error', () => {});
      pool.on('connect', (client) => client.on('error', () => {}));
      const cuttable = {
        pool,
        cut() {
          for (const socket of sockets) socket.destroy(noResponse());
        },
      };
      created.push(cuttable);
      return cuttable;
    },
    /** What PostgreSQL has sent. */
    bytesRead: () => [...open].reduce((sum, socket) => sum + socket.bytesRead, bytesOfClosed),
    /** Ends all pools, and destroys connections that don't close within five seconds. */
    async close(): Promise<void> {
      setTimeout(() => {
        for (const { cut } of created) cut();
      }, CLOSE_TIMEOUT_MS).unref();
      await Promise.all(created.filter(({ pool }) => !pool.ending).map(({ pool }) => pool.end()));
    },
  };
};

type PostgresPools = ReturnType<typeof createPostgresPools>;

/** A probe that takes longer finds a slow database. */
const SLOW_PROBE_MS = 1000;
/** How long a caller waits for a probe. */
const PROBE_TIMEOUT_MS = 1900;

interface ProbeResult {
  state: DatabaseState;
  /** True if PostgreSQL responded at all, even with an error such as "too many clients". */
  isResponding: boolean;
}

const giveUp = async (ms: number): Promise<undefined> => {
  await pause(Math.max(0, ms), undefined, { ref: false });
  // If this process was busy, the response may be waiting to be read.
  await untilRead();
  await untilRead();
};

/** Connections, by the process id of their backend. */
export interface LockWaits {
  /** Those to free from waiting for a table, which only changes of the schema and maintenance lock. */
  ofTables: readonly number[];
  /** Those to free from waiting for any lock whose holder has done nothing for a second. A queue that moves may take longer. */
  ofAll: readonly number[];
}

/** Asks PostgreSQL for its state, on a new connection each time. Concurrent callers share the response. */
export const createPostgresProbe = (pools: PostgresPools) => {
  const { pool } = pools.create({ max: 1, maxUses: 1, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }, GONE_MS);
  let running: { since: number; result: Promise<ProbeResult> } | undefined;
  let state: DatabaseState = 'up';
  let bytes = 0;
  /** When a probe began to wait for a database that has sent nothing since. */
  let silentSince = 0;

  const listen = (): void => {
    const read = pools.bytesRead();
    if (read !== bytes) silentSince = performance.now();
    bytes = read;
  };

  const ask = async (since: number): Promise<ProbeResult> => {
    try {
      // On in a standby, too.
      const { rows } = await pool.query<{ transaction_read_only: string }>('show transaction_read_only');
      const isSlow = performance.now() - since > SLOW_PROBE_MS;
      const writable = isSlow ? 'slow' : 'up';
      return { state: rows[0]?.transaction_read_only === 'on' ? 'readOnly' : writable, isResponding: true };
    } catch (error) {
      return { state: 'down', isResponding: error instanceof DatabaseError };
    }
  };

  const start = () => {
    listen();
    const since = performance.now();
    if (state !== 'down') silentSince = since;
    const result = ask(since).then((found) => {
      running = undefined;
      ({ state } = found);
      return found;
    });
    return { since, result };
  };

  /** A slow probe continues for the callers after this one. */
  const askOnce = async (): Promise<ProbeResult> => {
    const { since, result } = (running ??= start());
    const found = await Promise.race([result, giveUp(since + PROBE_TIMEOUT_MS - performance.now())]);
    listen();
    const isGone = performance.now() - silentSince > GONE_MS;
    const answer: ProbeResult = found ?? { state: isGone ? 'down' : 'slow', isResponding: !isGone };
    ({ state } = answer);
    return answer;
  };

  return {
    probe: async (): Promise<DatabaseState> => (await askOnce()).state,
    isResponding: async (): Promise<boolean> => (await askOnce()).isResponding,
    /** The state that the last probe has found. */
    lastState: (): DatabaseState => state,
    /** Cancels queries that wait for a lock, and returns their connections. Engines without such locks cancel none. */
    cancelLockWaits: async ({ ofTables, ofAll }: LockWaits): Promise<number[]> => {
      try {
        const { rows } = await pool.query<{ pid: number }>(
          `select pid, pg_cancel_backend(pid) from (
             select distinct pid from pg_locks where not granted
             and (pid = any($1::int[]) and locktype = 'relation' or pid = any($2::int[]) and exists (
               select from unnest($2::int[]) as waiting(pid), unnest(pg_blocking_pids(waiting.pid)) as blocking(pid)
               join pg_stat_activity as holder on holder.pid = blocking.pid
               where holder.wait_event_type is distinct from 'Lock'
               and coalesce(holder.state_change, '-infinity') < clock_timestamp() - interval '1 second'
             ))
           ) as waits`,
          [ofTables, ofAll],
        );
        return rows.map(({ pid }) => pid);
      } catch {
        return [];
      }
    },
  };
};

export type PostgresProbe = ReturnType<typeof createPostgresProbe>;

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
const connectInTime = async (pool: Pool, timeoutMs: number, onCrowded: () => void): Promise<PoolClient> => {
  const late = Promise.withResolvers<never>();
  // Before `connect`, so that its own timeout, which says less, comes second.
  const timer = setTimeout(() => {
    const { options, idleCount, totalCount, waitingCount } = pool;
    const counts = `${totalCount - idleCount} of ${options.max} in use, ${waitingCount} waiting`;
    const message = `No connection to PostgreSQL within ${timeoutMs} ms (${counts})`;
    late.reject(Object.assign(new Error(message), { code: 'ETIMEDOUT' }));
    connecting.then(
      (client) => client.release(),
      () => {},
    );
  }, timeoutMs);
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
 * A pool for Kysely whose queries fail when PostgreSQL is gone, however long they may take otherwise, and are cancelled when their request is aborted. When all connections are in use and others wait for one, queries
 * that wait for a lock are cancelled, so that one locked table doesn't stop requests that don't need it. Replaces connections
 * to a read-only server: after a failover, new ones find the primary.
 */
export const watchPool = (
  { pool, cut }: CuttablePool,
  { probe, isResponding, lastState, cancelLockWaits }: PostgresProbe,
): PostgresPool & { queue: () => Pick<PoolCounts, 'waiting' | 'waitedMs'> } => {
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
  /** When those that wait for a connection began to. The first one has waited longest. */
  const queue = new Map<symbol, number>();
  let isFreeing = false;
  const free = async () => {
    if (isFreeing || pool.waitingCount === 0) return;
    isFreeing = true;
    // A slow database would take long to say what waits for locks, and no connection could be used again meanwhile.
    if ((await probe()) !== 'up') {
      isFreeing = false;
      return;
    }
    const asked = usedFor(CROWDED_MS);
    for (const id of asked) cancelled.add(id);
    const waits = new Set(await cancelLockWaits({ ofTables: asked, ofAll: usedFor(SLOW_MS) }));
    for (const id of asked) if (!waits.has(id)) cancelled.delete(id);
    isFreeing = false;
  };
  const connect = async (): Promise<PostgresPoolClient> => {
    const isQueued = pool.idleCount === 0 && pool.totalCount >= pool.options.max;
    const timeoutMs = isQueued || lastState() === 'down' ? QUEUE_TIMEOUT_MS : GONE_MS;
    const turn = Symbol('turn');
    if (isQueued) queue.set(turn, performance.now());
    const client = await connectInTime(pool, timeoutMs, () => void free()).finally(() => queue.delete(turn));
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
        // The promises of `pg` keep rows alive until the whole heap is collected: each small collection copied them, for 5 to 20 ms.
        return await new Promise<QueryResult>((resolve, reject) => {
          client.query(text, [...values], (error, result) => (error ? reject(error) : resolve(result)));
        });
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
  return {
    options: pool.options,
    end: () => pool.end(),
    connect,
    queue() {
      const [since = performance.now()] = queue.values();
      return { waiting: queue.size, waitedMs: performance.now() - since };
    },
  };
};
