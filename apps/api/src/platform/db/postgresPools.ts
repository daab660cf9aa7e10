import { setImmediate as untilRead, setTimeout as pause } from 'node:timers/promises';
import { DatabaseError, type CustomTypesConfig, Pool, type PoolConfig, types } from 'pg';
import type { DatabaseState } from './Engine.ts';
import { Socket } from 'node:net';
import { connectionOptions } from './connectionOptions.ts';

/** How long a caller waits for a free connection, and a new connection for PostgreSQL. */
export const CONNECT_TIMEOUT_MS = 4000;
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

  return {
    /** @param silenceTimeoutMs destroys connections without traffic for this long; 0: never */
    create(limits: PoolConfig, silenceTimeoutMs: number): CuttablePool {
      const sockets = new Set<Socket>();
      const openSocket = (): Socket => {
        const socket = new Socket();
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
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

const PROBE_TIMEOUT_MS = 1900;
/** Timeout of the probe's connection. Longer, so that it cannot end before a response is read. */
const SILENCE_TIMEOUT_MS = 2500;

interface ProbeResult {
  state: DatabaseState;
  /** True if PostgreSQL responded at all, even with an error such as "too many clients". */
  isResponding: boolean;
}

const timeOut = async (): Promise<ProbeResult> => {
  await pause(PROBE_TIMEOUT_MS, undefined, { ref: false });
  // If this process was busy, the response may be waiting to be read.
  await untilRead();
  await untilRead();
  return { state: 'down', isResponding: false };
};

/** Connections, by the process id of their backend. */
export interface LockWaits {
  /** Those to free from waiting for a table, which only changes of the schema and maintenance lock. */
  ofTables: readonly number[];
  /** Those to free from waiting for any lock. */
  ofAll: readonly number[];
}

/** Asks PostgreSQL for its state, on a new connection each time. Concurrent callers share the response. */
export const createPostgresProbe = (pools: PostgresPools) => {
  const { pool } = pools.create(
    { max: 1, maxUses: 1, connectionTimeoutMillis: SILENCE_TIMEOUT_MS },
    SILENCE_TIMEOUT_MS,
  );
  let running: Promise<ProbeResult> | undefined;

  const ask = async (): Promise<ProbeResult> => {
    try {
      // On in a standby, too.
      const { rows } = await pool.query<{ transaction_read_only: string }>('show transaction_read_only');
      const state = rows[0]?.transaction_read_only === 'on' ? 'readOnly' : 'up';
      return { state, isResponding: true };
    } catch (error) {
      return { state: 'down', isResponding: error instanceof DatabaseError };
    }
  };

  const askOnce = (): Promise<ProbeResult> =>
    (running ??= Promise.race([ask(), timeOut()]).finally(() => {
      running = undefined;
    }));

  return {
    probe: async (): Promise<DatabaseState> => (await askOnce()).state,
    isResponding: async (): Promise<boolean> => (await askOnce()).isResponding,
    /** Cancels queries that wait for a lock, and returns their connections. Engines without such locks cancel none. */
    cancelLockWaits: async ({ ofTables, ofAll }: LockWaits): Promise<number[]> => {
      try {
        const { rows } = await pool.query<{ pid: number }>(
          `select pid, pg_cancel_backend(pid) from (
             select distinct pid from pg_locks where not granted
             and (pid = any($1::int[]) and locktype = 'relation' or pid = any($2::int[]))
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
