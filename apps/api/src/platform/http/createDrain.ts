import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long running requests may take when the server stops. */
const DRAIN_MS = 10_000;

/** Sends `Connection: close`, unless the response has started. */
const closeAfterResponse = (response: ServerResponse): void => {
  response.shouldKeepAlive = false;
};

/**
 * Call it before the server listens. The returned function closes each connection after its responses are sent. After the
 * delay, in which load balancers notice, it stops accepting connections, closes idle ones, aborts slow ones, and resolves when all are closed.
 */
export const createDrain = (server: Server): ((delayMs: number) => Promise<void>) => {
  const sockets = new Set<Socket>();
  const running = new Set<ServerResponse>();
  let isStopping = false;
  let isClosing = false;

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
      if (isClosing) closeIdleConnections();
    });
  });

  return async (delayMs) => {
    isStopping = true;
    for (const response of running) closeAfterResponse(response);
    if (delayMs > 0) await pause(delayMs);
    isClosing = true;
    await new Promise<void>((resolve) => {
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      // `http.Server.close` would close connections that Node counts as idle.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(cut);
        resolve();
      });
      closeIdleConnections();
    });
  };
};
