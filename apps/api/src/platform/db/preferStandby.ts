import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Log } from '../createLog.ts';
import { RequestAborted } from '../withAbortSignal.ts';
import { codeOf, isTransient, isUnavailable, reasonOf } from './postgresErrors.ts';

/** How long a read waits until the standby has what the primary had when the read began. */
const CATCH_UP_MS = 100;
const CATCH_UP_POLL_MS = 10;
/** A standby that lags is not asked again for this time. */
const LAG_PAUSE_MS = 1000;
/** How long a read waits for a connection to the standby, and its first responses. */
const ANSWER_MS = 1000;
/** A standby that failed is not asked again for this time. */
const FAILURE_PAUSE_MS = 2000;

/** object_not_in_prerequisite_state: the primary is itself a standby. */
const IN_RECOVERY = '55000';
/** query_canceled: the statement took too long, and would on the primary, too. */
const CANCELED = '57014';

/** A point in the write-ahead log. Two timelines may have different rows at the same point. */
interface Position {
  lsn: string;
  timeline: string;
  database: string;
}

interface StandbyState {
  database: string;
  isStandby: boolean;
  timeline: number;
  /** Bytes of the log that it has not replayed. */
  lag: number;
}

/** A standby has the identifier of its primary. */
const DATABASE = `(select system_identifier from pg_control_system()) || ' ' || current_database() as database`;

const ask = async <Row>(client: PostgresPoolClient, text: string, values: unknown[] = []): Promise<Row> => {
  const { rows } = await client.query<Row>(text, values);
  const [row] = rows;
  if (row === undefined) throw new Error('No row');
  return row;
};

/** @throws when work takes too long, although it continues */
const inTime = <T>(work: Promise<T>): Promise<T> => {
  const late = new Error(`no response within ${ANSWER_MS} ms`);
  return Promise.race([work, pause(ANSWER_MS, undefined, { ref: false }).then(() => Promise.reject(late))]);
};

const withClient = async <T>(
  pool: PostgresPool,
  work: (client: PostgresPoolClient) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
};

/** Undefined if the primary is read-only. */
const readPosition = (primary: PostgresPool): Promise<Position | undefined> =>
  withClient(primary, (client) =>
    ask<Position>(
      client,
      `select lsn::text, left(pg_walfile_name(lsn), 8) as timeline, ${DATABASE} from pg_current_wal_lsn() as lsn`,
    ),
  ).catch((error: unknown) => {
    if (codeOf(error) === IN_RECOVERY) return undefined;
    throw error;
  });

/** @throws when the server is not a standby of the primary */
const lagBehind = async (client: PostgresPoolClient, primary: Position): Promise<number> => {
  // The control file learns of a new timeline minutes later. Until then the primary is used, which is safe.
  const state = await ask<StandbyState>(
    client,
    `select pg_is_in_recovery() as "isStandby", timeline_id as timeline, ${DATABASE},
       coalesce(pg_wal_lsn_diff($1, pg_last_wal_replay_lsn()), 1)::float8 as lag from pg_control_checkpoint()`,
    [primary.lsn],
  );
  if (!state.isStandby) throw new Error('it is not a standby');
  if (state.database !== primary.database) throw new Error('it is a standby of another database');
  if (state.timeline !== Number.parseInt(primary.timeline, 16))
    throw new Error('it follows another timeline');
  return state.lag;
};

/**
 * A pool for reads outside transactions that prefers a standby. A read goes there only if the standby has replayed all that the
 * primary had when the read began, so it finds every write that any server has acknowledged before. Otherwise, and if the
 * standby fails, it goes to the primary.
 */
export const preferStandby = (primary: PostgresPool, standby: PostgresPool, log: Log) => {
  let askAgainAt = 0;
  let isUsed = true;

  const fail = (error: unknown): void => {
    askAgainAt = performance.now() + FAILURE_PAUSE_MS;
    if (isUsed) log({ level: 'warn', message: `DATABASE_READ_URL is not used: ${reasonOf(error)}` });
    isUsed = false;
  };

  /** A connection to a standby that has reached the position. */
  const connectAt = async (position: Position): Promise<PostgresPoolClient | undefined> => {
    const client = await standby.connect();
    try {
      const until = performance.now() + CATCH_UP_MS;
      while ((await lagBehind(client, position)) > 0) {
        if (performance.now() > until) {
          askAgainAt = performance.now() + LAG_PAUSE_MS;
          client.release();
          return undefined;
        }
        await pause(CATCH_UP_POLL_MS);
      }
    } catch (error) {
      client.release();
      throw error;
    }
    if (!isUsed) log({ level: 'info', message: 'DATABASE_READ_URL is used again' });
    [isUsed, askAgainAt] = [true, 0];
    return client;
  };

  const connectToStandby = async (): Promise<PostgresPoolClient | undefined> => {
    if (performance.now() < askAgainAt) return undefined;
    // One read finds out whether it works again.
    if (!isUsed) askAgainAt = performance.now() + FAILURE_PAUSE_MS;
    const position = await readPosition(primary);
    if (!position) return undefined;
    const connecting = connectAt(position);
    try {
      return await inTime(connecting);
    } catch (error) {
      if (error instanceof RequestAborted) throw error;
      connecting.then(
        (client) => client?.release(),
        () => {},
      );
      fail(error);
      return undefined;
    }
  };

  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await connectToStandby();
    if (!client) return primary.connect();
    const query = async (text: string, values: readonly unknown[]) => {
      try {
        return await client.query(text, values);
      } catch (error) {
        // Also a conflict: the primary has removed rows that the standby was reading.
        const mayRepeat = codeOf(error) !== CANCELED && (isUnavailable(error) || isTransient(error));
        if (!mayRepeat) throw error;
        if (isUnavailable(error)) fail(error);
        return withClient(primary, (other) => other.query(text, values));
      }
    };
    return { query: query as PostgresPoolClient['query'], release: (...args) => client.release(...args) };
  };

  return {
    pool: { ...primary, connect } satisfies PostgresPool,
    /** Bytes of the log that the standby has not replayed; undefined while it is not usable. */
    async lagBytes(): Promise<number | undefined> {
      const position = await readPosition(primary);
      return position && inTime(withClient(standby, (client) => lagBehind(client, position)));
    },
  };
};
