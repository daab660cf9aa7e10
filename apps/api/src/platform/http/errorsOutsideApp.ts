import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { type Log, stackOf } from '../createLog.ts';
import { type ErrorCode, STATUS_OF } from './HttpError.ts';
import { createSecurityHeaders } from './securityHeaders.ts';

/** Codes of requests that Node's parser rejects. */
const PARSER_CODES: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
};

/** Errors of requests that don't reach the app. Their headers may be unreadable, so the form of the response is fixed. */
export const errorsOutsideApp = (isHttps: boolean, log: Log) => {
  const common = new Headers({
    Connection: 'close',
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
  });
  createSecurityHeaders({ isHttps, iconResourcePolicy: 'same-origin', consolePage: undefined })(
    common,
    'api',
  );

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
