import { createSaveCanceller } from './createSaveCanceller.ts';
import { createOperations } from './operations/createOperations.ts';
import { createTransport, otherHostOf, type ApiClientOptions } from './transport.ts';

/** One method per operation of openapi.yaml, with the same name. */
export interface ApiClient extends ReturnType<typeof createOperations> {
  /** Host of the API if it has another origin than the page. */
  otherHost: string | undefined;
  /** Address of an icon image, from a category's `iconLight` or `iconDark`. */
  iconUrl: (path: string) => string;
  /** Cancels all pending saves: their promises reject with an `AbortError`. The server may still have stored them. */
  cancelSaves: () => void;
}

/**
 * Creates a client of api/v1. It sends cookies, also to another origin. Methods resolve to the types of the contract,
 * and reject with an {@link ApiError}, or with the signal's reason when the caller aborts.
 *
 * @example
 * const client = createApiClient({ onUnauthorized: signOut });
 * const user = await client.getUser(id, { signal });
 * await client.updateUser(id, { name, role: user.role }, { etag: user.etag });
 */
export const createApiClient = (options: ApiClientOptions = {}): ApiClient => {
  const saves = createSaveCanceller();
  const base = (options.baseUrl ?? '/api/v1').replace(/\/$/, '');
  return {
    ...createOperations(createTransport({ ...options, track: saves.track })),
    cancelSaves: saves.cancel,
    otherHost: otherHostOf(base),
    iconUrl: (path) => `${base}/${path.replace(/^\//, '')}`,
  };
};
