import { setImmediate as untilRead, setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import type { PostgresPools } from './createPostgresPools.ts';
import type { DatabaseState } from './Engine.ts';

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
