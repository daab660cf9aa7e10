import type { Middleware } from 'openapi-fetch';
import { isRecord } from './parse.ts';

/** Operations whose 401 does not mean that the session has ended. */
const EXEMPT_PATHS = new Set([
  '/auth/login',
  '/auth/logout',
  '/auth/session',
  '/auth/challenge',
  '/auth/passkey',
]);

/** Gives this session a new id: a request that overlaps it may have been sent with the old one. */
const CHANGE_PASSWORD = '/settings/password';

const unlessAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });

/** The code of a 403, which says what a user can do about it. */
const refusalOf = async (response: Response): Promise<unknown> => {
  if (response.status !== 403) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return isRecord(body) ? body['code'] : undefined;
};

/** What a 403 with a code asks for. */
interface OnRefusal {
  /** Gets the time at which the request was sent; resolves to whether the user has confirmed who they are. Then the request is retried. */
  confirm: (sentAt: number) => Promise<boolean>;
  /** The session may do little, which it could not when it started. */
  limit: () => void;
}

/**
 * Retries a request once after a 401 that means that the session has ended: `renewSession` gets the time at which the request was
 * sent (ms since the epoch), and resolves to whether the same user has signed in again. Also retries after a change of the
 * password, and after a confirmation that the server asked for. Otherwise the caller gets the refusal; a rejection becomes the
 * result of the call.
 */
export const retryAfterSignIn = (
  renewSession: (sentAt: number) => Promise<boolean>,
  { confirm, limit }: Partial<OnRefusal> = {},
): Middleware => {
  // A request's body can be read only once, so it is cloned before it is sent.
  const copies = new Map<string, { copy: Request; sentAt: number }>();
  let passwordChange: { id: string; endedAt: number; end: () => void } | undefined;
  let passwordChanged = Promise.resolve();
  const endPasswordChange = (id: string) => {
    if (passwordChange?.id !== id) return;
    passwordChange.endedAt = Date.now();
    passwordChange.end();
  };
  return {
    onRequest: ({ id, request, schemaPath }) => {
      if (schemaPath === CHANGE_PASSWORD)
        passwordChanged = new Promise((end) => {
          passwordChange = { id, endedAt: Infinity, end };
        });
      if (!EXEMPT_PATHS.has(schemaPath)) copies.set(id, { copy: request.clone(), sentAt: Date.now() });
    },
    onResponse: async ({ id, request, response, options }) => {
      const sent = copies.get(id);
      copies.delete(id);
      endPasswordChange(id);
      if (!sent) return undefined;
      const refusal = await refusalOf(response);
      if (refusal === 'limited-session') limit?.();
      if (
        confirm &&
        refusal === 'confirmation-required' &&
        (await unlessAborted(confirm(sent.sentAt), request.signal))
      )
        return options.fetch(sent.copy);
      if (response.status !== 401) return undefined;
      if (passwordChange && passwordChange.id !== id && sent.sentAt <= passwordChange.endedAt) {
        await unlessAborted(passwordChanged, request.signal);
        const retried = await options.fetch(sent.copy.clone());
        if (retried.status !== 401) return retried;
      }
      const isRenewed = await unlessAborted(renewSession(sent.sentAt), request.signal);
      return isRenewed ? options.fetch(sent.copy) : undefined;
    },
    onError: ({ id }) => {
      copies.delete(id);
      endPasswordChange(id);
    },
  };
};
