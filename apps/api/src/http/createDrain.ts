import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How long running requests may take to finish when the server stops. */
const DRAIN_MS = 10_000;

/** Has Node say to the client that the connection ends with this answer, unless it has begun already. */
const announceEnd = (answer: ServerResponse): void => {
  answer.shouldKeepAlive = false;
};

/**
 * Follows a server's answers, to be called before it listens.
 * @returns stops the server: it takes no new connection, and each one it has is closed once its answers have left. Resolves when
 *   all are, or have been cut for taking too long.
 */
export const createDrain = (server: Server): (() => Promise<void>) => {
  const running = new Set<ServerResponse>();
  let isStopping = false;

  /** Node counts an answer as done that has been written, but waits for a slow client to take it. */
  const closeIdleConnections = (): void => {
    if (![...running].some((answer) => answer.writableEnded)) server.closeIdleConnections();
  };

  // Before whoever answers.
  server.prependListener('request', (_, answer) => {
    running.add(answer);
    if (isStopping) announceEnd(answer);
    answer.once('close', () => {
      running.delete(answer);
      if (isStopping) closeIdleConnections();
    });
  });

  return () =>
    new Promise((resolve) => {
      isStopping = true;
      for (const answer of running) announceEnd(answer);
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      // That of an HTTP server would close what Node counts as idle.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(cut);
        resolve();
      });
      closeIdleConnections();
    });
};
