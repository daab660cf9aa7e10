import { createSaveCanceller } from './createSaveCanceller.ts';
import { createPublicOperations } from './operations/createPublicOperations.ts';
import { createTransport, otherHostOf, type ApiClientOptions, type Transport } from './transport.ts';

/** The part of the client that pages without a session need. */
export interface PublicClient extends ReturnType<typeof createPublicOperations> {
  /** Host of the API if it has another origin than the page. */
  otherHost: string | undefined;
  /** Address of an icon image, from a category's `iconLight` or `iconDark`. */
  iconUrl: (path: string) => string;
  /** Cancels all pending saves: their promises reject with an `AbortError`. The server may still have stored them. */
  cancelSaves: () => void;
  /** For `completeClient`. */
  transport: Transport;
}

/** Like `createApiClient`, without the operations that need a session. */
export const createPublicClient = (options: ApiClientOptions = {}): PublicClient => {
  const saves = createSaveCanceller();
  const base = (options.baseUrl ?? '/api/v1').replace(/\/$/, '');
  const transport = createTransport({ ...options, track: saves.track });
  return {
    ...createPublicOperations(transport),
    cancelSaves: saves.cancel,
    otherHost: otherHostOf(base),
    iconUrl: (path) => `${base}/${path.replace(/^\//, '')}`,
    transport,
  };
};
