import { Socket } from 'node:net';
import { type CustomTypesConfig, Pool, type PoolConfig, types } from 'pg';
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

export type PostgresPools = ReturnType<typeof createPostgresPools>;
