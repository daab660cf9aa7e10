import createClient, { type Client } from 'openapi-fetch';
import { ApiError } from './ApiError.ts';
import type { Send } from './createSaveSwitch.ts';
import { faultOf, refusalOf } from './failures.ts';
import type { paths } from './generated/schema.ts';
import { sendAgain } from './sendAgain.ts';
import type { Reader } from './shape.ts';
import type { CallOptions, CreateOptions, SaveOptions, UploadOptions, Versioned } from './types.ts';
import { fetchWithProgress } from './upload.ts';

/** How to reach the API. */
export interface ApiClientOptions {
  /** Address of api/v1, relative to the page or absolute. Default `/api/v1`. */
  baseUrl?: string | undefined;
  /** Sends a request. Default is the global `fetch`, looked up at each call. */
  fetch?: Send | undefined;
  /** Told of every 401, except the one at sign-in that says that the password is wrong. */
  onUnauthorized?: ((error: ApiError) => void) | undefined;
  /**
   * Asked when a call meets a 401 because the session has ended: resolves to whether the same person has signed in again.
   * The call is then sent once more; whoever waits for it notices nothing. Rejects with an `AbortError` when the call is
   * nobody's any more; that is then what becomes of it. Default is that nobody signs in.
   */
  renewSession?: (() => Promise<boolean>) | undefined;
}

/** What openapi-fetch resolves to. */
interface Answer<Body> {
  data?: Body | undefined;
  error?: unknown;
  response: Response;
}

interface ReceiveOptions extends CallOptions {
  /** Set where a 401 does not mean that the session has ended. */
  isSignIn?: boolean;
  /** Reads the `current` of a refused save; the answer gives its version. */
  readCurrent?: (value: unknown, response: Response) => unknown;
}

/** Sends requests as the contract types them, and turns whatever comes back into a value or an {@link ApiError}. */
export interface Transport {
  /** The typed client; nothing but the operations uses it. */
  http: Client<paths>;
  /** Waits for an answer of success, its body untouched. */
  settle: <Body>(answer: Promise<Answer<Body>>, options?: ReceiveOptions) => Promise<Answer<Body>>;
  /** Reads a JSON body. Bodies come as text, so that a page in place of JSON can be told from a cut connection. */
  receive: <T>(answer: Promise<Answer<string>>, read: Reader<T>, options?: ReceiveOptions) => Promise<T>;
  /** As `receive`, for single items: their version comes along, also with what a refused save has met. */
  receiveItem: <T extends object>(
    answer: Promise<Answer<string>>,
    read: Reader<T>,
    options?: SaveOptions,
  ) => Promise<Versioned<T>>;
  /** What an upload has on top: a way of sending that tells how far it has got, if somebody wants to know. */
  uploadOf: (options: UploadOptions) => { fetch?: Send };
}

/** What every request that answers JSON has in common. */
export const textOf = ({ signal, keepalive }: CallOptions) => ({
  parseAs: 'text' as const,
  signal: signal ?? null,
  ...(keepalive && { keepalive }),
});

/** The header of a save. */
export const ifMatch = ({ etag }: SaveOptions) => (etag ? { 'If-Match': etag } : {});

/** The header of an addition. */
export const keyOf = ({ idempotencyKey }: CreateOptions) =>
  idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};

const read = <T>({ data, response }: Answer<string>, reader: Reader<T>): T => {
  try {
    return reader(JSON.parse(data ?? ''));
  } catch (cause) {
    throw new ApiError({ kind: 'malformed', status: response.status, body: data, cause });
  }
};

/**
 * Makes the transport that the operations share.
 * @param through what every request is sent through
 */
export const createTransport = ({
  baseUrl = '/api/v1',
  fetch = (request) => globalThis.fetch(request),
  onUnauthorized,
  renewSession,
  through,
}: ApiClientOptions & { through: (send: Send) => Send }): Transport => {
  const http = createClient<paths>({ baseUrl, credentials: 'include', fetch: through(fetch) });
  if (renewSession) http.use(sendAgain(renewSession));

  const settle: Transport['settle'] = async (answer, { signal, isSignIn, readCurrent } = {}) => {
    const settled = await answer.catch((cause: unknown) => {
      throw faultOf(cause, signal);
    });
    const { response, error } = settled;
    if (response.ok) return settled;
    const refusal = refusalOf(response, error, readCurrent && ((value) => readCurrent(value, response)));
    if (response.status === 401 && !isSignIn) onUnauthorized?.(refusal);
    throw refusal;
  };

  return {
    http,
    settle,
    receive: async (answer, reader, options) => read(await settle(answer, options), reader),
    receiveItem: async (answer, reader, options) => {
      const versioned = (value: unknown, response: Response) => ({
        ...reader(value),
        etag: response.headers.get('ETag'),
      });
      const settled = await settle(answer, { ...options, readCurrent: versioned });
      return read(settled, (value) => versioned(value, settled.response));
    },
    uploadOf: ({ onUploadProgress }) =>
      onUploadProgress && typeof XMLHttpRequest !== 'undefined'
        ? { fetch: through(fetchWithProgress(onUploadProgress)) }
        : {},
  };
};
