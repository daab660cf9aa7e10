import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** How long running requests may take when the server stops. */
const DRAIN_MS = 10_000;

/** Sends `Connection: close`, unless the response has started. */
const closeAfterResponse = (response: ServerResponse): void => {
  response.shouldKeepAlive = false;
};

/**
 * Call it before the server listens. The returned function stops accepting connections, closes each after its
 * responses are sent, aborts slow ones, and resolves when all are closed.
 */
export const createDrain = (server: Server): (() => Promise<void>) => {
  const sockets = new Set<Socket>();
  const running = new Set<ServerResponse>();
  let isStopping = false;

  /**
   * Node's own would keep connections that have sent nothing or part of a header, and counts a response as done once it is
   * written, even if a slow client is still receiving it.
   */
  const closeIdleConnections = (): void => {
    const busy = new Set([...running].map(({ req }) => req.socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon();
  };

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  // Must run before the listener that responds.
  server.prependListener('request', (_, response) => {
    running.add(response);
    if (isStopping) closeAfterResponse(response);
    response.once('close', () => {
      running.delete(response);
      if (isStopping) closeIdleConnections();
    });
  });

  return () =>
    new Promise((resolve) => {
      isStopping = true;
      for (const response of running) closeAfterResponse(response);
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      // `http.Server.close` would close connections that Node counts as idle.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(cut);
        resolve();
      });
      closeIdleConnections();
    });
};
