import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { type Log, stackOf } from '../createLog.ts';
import { type ErrorCode, STATUS_OF } from './HttpError.ts';
import { createSecurityHeaders } from './securityHeaders.ts';
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

/** Codes of requests that Node's parser rejects. */
const PARSER_CODES: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
};

/** Errors of requests that don't reach the app. Their headers may be unreadable, so the form of the response is fixed. */
export const errorsOutsideApp = (hsts: string | undefined, log: Log) => {
  const common = new Headers({
    Connection: 'close',
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
  });
  createSecurityHeaders({ hsts, iconResourcePolicy: 'same-origin', consolePage: undefined })(common, 'api');

  const responseOf = (code: ErrorCode, message: string, logged: object) => {
    const requestId = randomUUID();
    const status = STATUS_OF[code];
    log({ level: status >= 500 ? 'error' : 'debug', requestId, ...logged, status });
    const headers = new Headers(common);
    headers.set('X-Request-Id', requestId);
    return { status, headers, body: JSON.stringify({ message, code, requestId }) };
  };

  const unreadable = (code: ErrorCode, what: string | undefined) =>
    responseOf(code, 'The request is not readable', { unreadable: what });

  /** Responds to an unreadable host or URL, or to an error of the app. */
  const toResponse = (error: unknown): Response => {
    const { body, ...init } =
      error instanceof RequestError
        ? unreadable('unreadable', 'host or URL')
        : responseOf('server-error', 'Something went wrong on our side', { stack: stackOf(error) });
    return new Response(body, init);
  };

  /** Responds to what Node's parser rejects, and to clients that are too slow. */
  const respond = (error: Error & { code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, headers, body } = unreadable(PARSER_CODES[error.code ?? ''] ?? 'unreadable', error.code);
    const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  };

  return { toResponse, respond };
};
