import { createPublicClient, type PublicClient } from './createPublicClient.ts';
import type { operations } from './generated/schema.ts';
import { createOperations } from './operations/createOperations.ts';
import type { ApiClientOptions } from './transport.ts';

/** One method per operation of openapi.yaml, with the same name. */
export interface ApiClient extends PublicClient, ReturnType<typeof createOperations> {}

/** Adds the operations that need a session. */
export const completeClient = (client: PublicClient): ApiClient =>
  // An operation of the contract without a method does not compile.
  ({ ...client, ...createOperations(client.transport) }) satisfies Record<
    keyof operations,
    (...inputs: never[]) => Promise<unknown>
  >;

/**
 * Creates a client of api/v1. It sends cookies, also to another origin. Methods resolve to the types of the contract,
 * and reject with an {@link ApiError}, or with the signal's reason when the caller aborts.
 *
 * @example
 * const client = createApiClient({ onUnauthorized: signOut });
 * const user = await client.getUser(id, { signal });
 * await client.updateUser(id, { name, role: user.role }, { etag: user.etag });
 */
export const createApiClient = (options: ApiClientOptions = {}): ApiClient =>
  completeClient(createPublicClient(options));
