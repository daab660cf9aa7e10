import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { AlreadyAcceptedError, ChangedBaselineError, type Review } from './Review.ts';
import type { Shown } from './Report.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** A decision lists every picture of a group with its hashes. */
const MAX_BODY_BYTES = 4_000_000;

const COOKIE = 'picture-review';

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const secret = () => randomBytes(32).toString('hex');

/** Files of the built page by their URL. Read once, so that no request can name another file. */
const readPage = (folder: string) =>
  new Map<string, Buffer>(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map(
        (file) => [`/${path.relative(folder, file).replaceAll(path.sep, '/')}`, readFileSync(file)] as const,
      ),
  );

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { ...HEADERS, 'content-type': type }).end(body);
}

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  send(response, status, 'application/json', JSON.stringify(body));

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY_BYTES) throw new Error('The request is too large.');
    chunks.push(chunk as Buffer);
  }
  return JSON.parse(Buffer.concat(chunks).toString());
}

const isShown = (value: unknown): value is Shown =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  typeof value.file === 'string' &&
  'before' in value &&
  (value.before === null || typeof value.before === 'string') &&
  'after' in value &&
  typeof value.after === 'string';

interface Order {
  readonly shown: readonly Shown[];
  readonly note: string;
}

/** @throws if the page sent something else */
function parseOrder(body: unknown): Order {
  const { shown, note = '' } = (body ?? {}) as Partial<Record<keyof Order, unknown>>;
  if (!Array.isArray(shown) || !shown.every(isShown) || typeof note !== 'string')
    throw new Error('The request is not a decision.');
  return { shown, note };
}

const ORDERS: Readonly<Record<string, (review: Review, body: unknown) => Promise<void> | void>> = {
  '/accept': (review, body) => review.accept(parseOrder(body).shown),
  '/reject': (review, body) => {
    const { shown, note } = parseOrder(body);
    return review.reject(shown, note);
  },
  '/undo': (review) => review.undo(),
};

/** Answers why a request is not from the page that this server sent, or undefined. */
function refusal({ method, headers }: IncomingMessage, origin: string): string | undefined {
  // A page of another site that resolves its name to this address sends its own name.
  if (`http://${headers.host}` !== origin) return 'Unknown host.';
  const isRead = method === 'GET';
  if (headers.origin === undefined ? !isRead : headers.origin !== origin) return 'Unknown origin.';
  if (!isRead && headers['content-type'] !== 'application/json') return 'Send JSON.';
  return undefined;
}

/**
 * Serves a review to the browser that opens the answered URL first: its token is exchanged for a cookie, once. Listens on
 * loopback only. `page` is the folder of the built page.
 */
export async function createReviewServer(
  review: Review,
  page: string,
  port = 0,
): Promise<{ url: string; origin: string; server: Server }> {
  const files = readPage(page);
  const session = secret();
  let token: string | undefined = secret();
  let origin = '';

  const hasSession = ({ headers }: IncomingMessage) =>
    (headers.cookie ?? '')
      .split('; ')
      .some((cookie) => cookie.startsWith(`${COOKIE}=`) && isSame(cookie.slice(COOKIE.length + 1), session));

  function answerGet(response: ServerResponse, pathname: string): void {
    if (pathname === '/report.json') {
      sendJson(response, 200, review.view());
      return;
    }
    const sha256 = /^\/pictures\/([0-9a-f]{64})\.webp$/.exec(pathname)?.[1];
    const picture = sha256 && review.picture(sha256);
    const file = files.get(pathname === '/' ? '/index.html' : pathname);
    if (picture) send(response, 200, 'image/webp', picture);
    else if (file)
      send(response, 200, TYPES[path.extname(pathname) || '.html'] ?? 'application/octet-stream', file);
    else send(response, 404, 'text/plain', 'There is no such file.');
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refused = refusal(request, origin);
    if (refused) {
      send(response, 403, 'text/plain', refused);
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const given = searchParams.get('token');
    if (given !== null && token !== undefined && isSame(given, token)) {
      token = undefined;
      response.setHeader('set-cookie', `${COOKIE}=${session}; HttpOnly; SameSite=Strict; Path=/`);
      // Not a redirect: browsers send a strict cookie only if the page itself navigates.
      send(response, 200, 'text/html; charset=utf-8', '<meta http-equiv="refresh" content="0; url=/">');
      return;
    }
    if (!hasSession(request)) {
      send(response, 401, 'text/plain', 'This address was used. Stop the review and start it again.');
      return;
    }
    if (request.method === 'GET') {
      answerGet(response, pathname);
      return;
    }
    const order = request.method === 'POST' && ORDERS[pathname];
    if (!order) {
      send(response, 404, 'text/plain', 'There is no such action.');
      return;
    }
    try {
      await order(review, await readJson(request));
      sendJson(response, 200, { report: review.view() });
    } catch (error) {
      const isConflict = error instanceof ChangedBaselineError || error instanceof AlreadyAcceptedError;
      sendJson(response, isConflict ? 409 : 400, {
        message: (error as Error).message,
        report: review.view(),
      });
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `${origin}/?token=${token}`, origin, server };
}
