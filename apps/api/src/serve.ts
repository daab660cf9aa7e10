import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { createPolicyCleaner } from '@planner/policy-html/server';
import { createHasher } from './auth/createHasher.ts';
import { type ApiOptions, createApi } from './createApi.ts';
import type { Engine } from './db/Engine.ts';
import { createIds } from './db/ids.ts';
import { createUserPages } from './db/userPages.ts';
import { createDrain } from './http/createDrain.ts';
import { createJobQueue } from './jobs/createJobQueue.ts';
import type { Mailer } from './mail/Mailer.ts';
import { StartError } from './StartError.ts';
import { toLogLine } from './toLogLine.ts';

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** To send its headers. */
  headersMs: number;
  /** To send a whole request. */
  requestMs: number;
  /** How often the two above are looked at. */
  checkMs: number;
}

/** Enough for two icons over a slow line. */
const PATIENCE: Patience = { headersMs: 10_000, requestMs: 60_000, checkMs: 2000 };
/** A connection on which nothing moves for this long is cut, whoever should speak. */
const SOCKET_TIMEOUT_MS = 90_000;
const KEEP_ALIVE_MS = 10_000;
const MAX_HEADER_BYTES = 16_384;

/** What to serve, and where. */
export interface ServeOptions extends Partial<Omit<ApiOptions, 'engine' | 'publicUrl' | 'isHttps'>> {
  engine: Engine;
  mailer: Mailer;
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Unset: `http://localhost` with the port that is listened on. */
  publicUrl: string | undefined;
  /** How long clients may take; who takes longer is cut off. */
  patience?: Patience | undefined;
}

/** A server that answers. */
export interface RunningServer {
  /** Where it is reached. */
  url: string;
  /** The port it listens on. */
  port: number;
  /**
   * Answers what is under way, takes nothing new, lets go of the port, and finishes what requests have left to be done. The
   * database stays open.
   */
  stop(): Promise<void>;
}

const logToStderr = (event: Record<string, unknown>): void => {
  process.stderr.write(toLogLine(event, new Date()));
};

const UNREADABLE = { message: 'The request is not readable', requestId: 'none' };

/** What has no host or address that can be read never reaches the app either; nor did what the app itself let fall. */
const answerOutsideApp = (error: unknown): Response => {
  const headers = { Connection: 'close', 'X-Content-Type-Options': 'nosniff' };
  return error instanceof RequestError
    ? Response.json(UNREADABLE, { status: 400, headers })
    : Response.json(
        { message: 'Something went wrong on our side', requestId: 'none' },
        { status: 500, headers },
      );
};

/** What Node's parser could not read never reaches the app; it is answered here, by what went wrong. */
const PARSER_ANSWERS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const answerUnreadable = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = PARSER_ANSWERS[error.code ?? ''] ?? '400 Bad Request';
  const body = JSON.stringify(UNREADABLE);
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `X-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
};

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: Error & { code?: string }) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`PORT: ${port} is already in use on ${host}.`)
          : new StartError(
              `HOST, PORT: it is not possible to listen on ${host}, port ${port} (${error.code}).`,
            ),
      );
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });

/**
 * Starts to serve the API on an open database.
 * @throws StartError when the port is not to be had
 */
export const serve = async ({
  host,
  port,
  publicUrl,
  engine,
  mailer,
  log = logToStderr,
  jobs = createJobQueue({ log }),
  policyCleaner = createPolicyCleaner(),
  patience = PATIENCE,
  ...options
}: ServeOptions): Promise<RunningServer> => {
  let fetch: ReturnType<typeof createApi>['fetch'] | undefined;
  const answer = getRequestListener(
    // The app is made when the port is known, which is before the first request.
    (request, env) => fetch?.(request, env) ?? new Response(null, { status: 503 }),
    // HTTP/1.0, which balancers ask for the health in, knows no host.
    { hostname: 'localhost', errorHandler: answerOutsideApp },
  );
  const server = createServer(
    {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.checkMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    answer,
  );
  // Other than 100-continue nothing is defined, so nothing else is promised: such a request is one like others.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));
  server.setTimeout(SOCKET_TIMEOUT_MS);
  server.on('clientError', answerUnreadable);
  const drain = createDrain(server);
  const actualPort = await listen(server, port, host);
  const url = publicUrl ?? `http://localhost:${actualPort}`;
  const api = createApi({
    userPages: createUserPages(engine),
    hasher: createHasher(),
    ids: createIds(),
    clock: () => new Date(),
    contactEmail: undefined,
    trustedProxies: 0,
    ...options,
    log,
    jobs,
    engine,
    mailer,
    policyCleaner,
    publicUrl: url,
    isHttps: url.startsWith('https:'),
  });
  fetch = api.fetch;
  return {
    url,
    port: actualPort,
    async stop() {
      await drain();
      await jobs.stop();
      await policyCleaner.stop();
    },
  };
};
