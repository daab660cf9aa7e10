import { Client, type PoolClient, type PoolConfig } from 'pg';

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
export const cancelQuery = (client: PoolClient, options: PoolConfig): void => {
  const { processID, secretKey } = client as unknown as ClientParts;
  const canceller = new Client(options);
  const { connection } = canceller as unknown as ClientParts;
  // The first message after TLS is set up.
  connection.startup = () => connection.cancel(processID, secretKey);
  // PostgreSQL closes the connection without a response. If the request fails, the query ends at its timeout.
  canceller.connect().catch(() => {});
};
