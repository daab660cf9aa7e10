import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { ApiError, hasCode } from './ApiError.ts';
import type { operations, paths } from './generated/schema.ts';
import type { Parser } from './parse.ts';
import { readBody, toHttpError, toNetworkError } from './toApiError.ts';
import type { CallOptions, Changed, CreateOptions, SaveOptions, Versioned } from './types.ts';

/** Sends a request, as `fetch` does. */
export type Send = (request: Request) => Promise<Response>;

/** Address of the API, and callbacks. */
export interface ApiClientOptions {
  /** Address of api/v1, relative to the page or absolute. Default `/api/v1`. */
  baseUrl?: string | undefined;
  /** Sends a request. Defaults to the global `fetch`, looked up at each call. What it rejects with counts as a fault of the network. */
  fetch?: Send | undefined;
  /**
   * The secret of a token, or a function that returns it, called for each request: what it throws, the method throws. Requests then have the
   * header `Authorization`, and cookies only where `fetch` sends them unasked. Without it they have the cookies of the session.
   */
  token?: string | (() => string | Promise<string>) | undefined;
  /** Called when the session has ended: on every 401, except at sign-in, where it means a wrong password. */
  onUnauthorized?: ((error: ApiError) => void) | undefined;
  /** `retryAfterSignIn`; by default, nothing is retried. An option, because pages without a session don't need its code. */
  retry?: Middleware | undefined;
  /**
   * Whether the server has announced an operation or parameter that openapi.yaml marks `x-extra`. Extra headers go to
   * another origin only then: its CORS settings may allow only the core.
   */
  offers?: ((extra: string) => boolean) | undefined;
}

/** Result of openapi-fetch. */
interface FetchResult<Body> {
  data?: Body | undefined;
  error?: unknown;
  response: Response;
}

interface ReceiveOptions extends CallOptions {
  /** A 401 means wrong credentials, not an ended session. */
  isSignIn?: boolean;
  /** Parses the `current` of a refused save; its version is in the response's `ETag`. */
  parseCurrent?: (value: unknown, response: Response) => unknown;
}

/**
 * A connection to the API, for the functions that are called like the operations of openapi.yaml: they send requests typed by the
 * contract, and turn responses into values or an {@link ApiError} with the methods below. With `paths` of another contract by openapi-typescript,
 * `readResponse` reads its responses.
 */
export interface ApiClient<Paths extends object = paths> {
  /** Host of the API if it has another origin than the page. */
  otherHost: string | undefined;
  /** Address of an icon image, from a category's `iconLight` or `iconDark`. */
  iconUrl: (path: string) => string;
  /** Cancels all pending saves: their promises reject with an `AbortError`. The server may still have stored them. */
  cancelSaves: () => void;
  /** The typed client of openapi-fetch. For api/v1 use the functions of its operations. */
  http: Client<Paths>;
  /** Waits for a 2xx response and leaves its body alone. */
  settle: <Body>(result: Promise<FetchResult<Body>>, options?: ReceiveOptions) => Promise<FetchResult<Body>>;
  /** Parses a JSON body. Takes it as text, to tell a page of HTML from a cut connection. */
  receive: <T>(
    result: Promise<FetchResult<unknown>>,
    parse: Parser<T>,
    options?: ReceiveOptions,
  ) => Promise<T>;
  /** Like `receive`, for a single item: adds its version. */
  receiveItem: <T extends object>(
    result: Promise<FetchResult<unknown>>,
    parse: Parser<T>,
    options?: CallOptions,
  ) => Promise<Versioned<T>>;
  /** Waits for a change. Any 2xx means that it is stored; a body that cannot be parsed gives undefined. */
  change: <T extends object>(
    result: Promise<FetchResult<unknown>>,
    parse: Parser<T>,
    options?: ReceiveOptions,
  ) => Promise<Changed<T> | undefined>;
  /** Like `change`; adds the version, also to the `current` of a refused save. `getCurrent` fetches a missing one; its 404 replaces the 412. */
  changeItem: <T extends object>(
    result: Promise<FetchResult<unknown>>,
    parse: Parser<T>,
    options?: SaveOptions,
    getCurrent?: () => Promise<Versioned<T>>,
  ) => Promise<Changed<Versioned<T>> | undefined>;
  /** The idempotency header of an operation that adds something. */
  idempotencyKey: (operation: keyof operations, options: CreateOptions) => { 'Idempotency-Key'?: string };
  /** Wraps a function that sends: its failures are of the network, and its saves can be cancelled. */
  track: (send: Send) => Send;
}

/** Options of every request. openapi-fetch leaves the body unread, so that a cut connection differs from a defect in its code. */
export const streamInit = ({ signal }: CallOptions) => ({
  parseAs: 'stream' as const,
  signal: signal ?? null,
});

export const ifMatch = ({ etag }: SaveOptions) => (etag ? { 'If-Match': etag } : {});

/** Drops empty text from a query; it counts as left out. */
export const withoutEmpty = <Query extends object>(query: Query): Partial<Query> => {
  const given: Partial<Query> = { ...query };
  for (const key in given) if (given[key] === '') delete given[key];
  return given;
};

const otherHostOf = (baseUrl: string): string | undefined => {
  if (typeof location === 'undefined') return undefined;
  const { host, origin } = new URL(baseUrl, location.href);
  return origin === location.origin ? undefined : host;
};

const parseBody = async <T>(
  { response }: FetchResult<unknown>,
  parse: Parser<T>,
  { signal }: CallOptions = {},
): Promise<T> => {
  const body = await readBody(response.text(), signal);
  try {
    return parse(JSON.parse(body));
  } catch (cause) {
    throw new ApiError({ kind: 'malformed', status: response.status, body, cause });
  }
};

const parseChange = async <T extends object>(
  { response }: FetchResult<unknown>,
  parse: Parser<T>,
): Promise<Changed<T> | undefined> => {
  try {
    const activityId = response.headers.get('Activity-Id');
    return { ...parse(await response.json()), ...(activityId !== null && { activityId }) };
  } catch {
    return undefined;
  }
};

const etagOf = ({ headers }: Response): string | null => headers.get('ETag');

/** Sends a request, and reads the body if it is an error: openapi-fetch would do that next. @throws ApiError for all that fails */
const overNetwork =
  (send: Send): Send =>
  async (request) => {
    try {
      const response = await send(request);
      return response.ok ? response : new Response((await response.text()) || null, response);
    } catch (cause) {
      throw toNetworkError(cause, request.signal);
    }
  };

/**
 * Creates a client of api/v1. It sends cookies, also to another origin, or a `token`. Operations resolve to the types of the contract,
 * and reject with an {@link ApiError}, or with the signal's reason when the caller aborts.
 *
 * @example
 * const client = createApiClient({ onUnauthorized: signOut });
 * const user = await getUser(client, id, { signal });
 * await updateUser(client, id, { name, role: user.role }, { etag: user.etag });
 */
export const createApiClient = <Paths extends object = paths>({
  baseUrl = '/api/v1',
  fetch = (request) => globalThis.fetch(request),
  token,
  onUnauthorized,
  retry,
  offers = () => false,
}: ApiClientOptions = {}): ApiClient<Paths> => {
  /** Aborts saves with an `AbortError`, except one that waits for the user to sign in again after a 401. */
  const pendingSaves = new Set<AbortController>();
  const track: ApiClient['track'] = (send) => async (request) => {
    // Callers cancel reads with their own signals.
    if (request.method === 'GET') return overNetwork(send)(request);
    const controller = new AbortController();
    pendingSaves.add(controller);
    const signal = AbortSignal.any([request.signal, controller.signal]);
    return overNetwork(send)(new Request(request, { signal })).finally(() => pendingSaves.delete(controller));
  };
  const base = baseUrl.replace(/\/$/, '');
  const otherHost = otherHostOf(base);
  // Some runtimes at the edge of a network reject any `credentials`.
  const cookies = token === undefined ? { credentials: 'include' as const } : {};
  const http = createClient<Paths>({ baseUrl, ...cookies, fetch: track(fetch) });
  if (token !== undefined)
    http.use({
      onRequest: async ({ request }) => {
        const secret = typeof token === 'string' ? token : await token();
        request.headers.set('Authorization', `Bearer ${secret}`);
      },
    });
  if (retry) http.use(retry);

  const settle: ApiClient['settle'] = async (result, { isSignIn, parseCurrent } = {}) => {
    const settled = await result;
    const { response, error } = settled;
    if (response.ok) return settled;
    const refusal = toHttpError(response, error, parseCurrent && ((value) => parseCurrent(value, response)));
    if (hasCode(refusal, 'not-signed-in', 401) && !isSignIn) onUnauthorized?.(refusal);
    throw refusal;
  };

  return {
    otherHost,
    iconUrl: (path) => `${base}/${path.replace(/^\//, '')}`,
    cancelSaves: () => {
      for (const controller of pendingSaves) controller.abort();
    },
    http,
    settle,
    receive: async (result, parse, options) => parseBody(await settle(result, options), parse, options),
    receiveItem: async (result, parse, options) => {
      const settled = await settle(result, options);
      const versioned = (value: unknown) => ({ ...parse(value), etag: etagOf(settled.response) });
      return parseBody(settled, versioned, options);
    },
    change: async (result, parse, options) => parseChange(await settle(result, options), parse),
    changeItem: async (result, parse, options, getCurrent) => {
      const versioned = (value: unknown, response: Response) => ({ ...parse(value), etag: etagOf(response) });
      const settled = await settle(result, { ...options, parseCurrent: versioned }).catch(
        async (error: unknown) => {
          if (!getCurrent || !hasCode(error, 'edit-conflict', 412) || error.current !== undefined)
            throw error;
          throw await getCurrent().then(
            (current) => error.withCurrent(current),
            (failure: unknown) => (hasCode(failure, 'not-found', 404) ? failure : error),
          );
        },
      );
      return parseChange(settled, (value) => versioned(value, settled.response));
    },
    idempotencyKey: (operation, { idempotencyKey }) =>
      idempotencyKey && (!otherHost || offers(`${operation}.Idempotency-Key`))
        ? { 'Idempotency-Key': idempotencyKey }
        : {},
    track,
  };
};
