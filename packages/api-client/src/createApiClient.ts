import type { operations } from './generated/schema.ts';
import { authOperations } from './operations/auth.ts';
import { contactOperations } from './operations/contact.ts';
import { dashboardOperations } from './operations/dashboard.ts';
import { financeCategoryOperations } from './operations/financeCategories.ts';
import { habitCategoryOperations, workoutCategoryOperations } from './operations/iconCategories.ts';
import { messageOperations } from './operations/messages.ts';
import { policyOperations } from './operations/policies.ts';
import { settingsOperations } from './operations/settings.ts';
import { subscriptionOperations } from './operations/subscriptions.ts';
import { systemOperations } from './operations/system.ts';
import { userOperations } from './operations/users.ts';
import { createSaveSwitch } from './createSaveSwitch.ts';
import { createTransport, type ApiClientOptions, type Transport } from './transport.ts';

const createOperations = (transport: Transport) =>
  ({
    ...authOperations(transport),
    ...dashboardOperations(transport),
    ...userOperations(transport),
    ...habitCategoryOperations(transport),
    ...workoutCategoryOperations(transport),
    ...financeCategoryOperations(transport),
    ...policyOperations(transport),
    ...subscriptionOperations(transport),
    ...contactOperations(transport),
    ...messageOperations(transport),
    ...settingsOperations(transport),
    ...systemOperations(transport),
    // An operation of the contract without a method does not compile.
  }) satisfies Record<keyof operations, (...inputs: never[]) => Promise<unknown>>;

/** One method for each operation of openapi.yaml, under the same name. */
export interface ApiClient extends ReturnType<typeof createOperations> {
  /** Address of an icon image: that of the API, followed by a category's `iconLight` or `iconDark`. */
  iconUrl: (path: string) => string;
  /**
   * Gives up every save that is under way: its promise rejects with an `AbortError`. The server may have carried it out all
   * the same.
   */
  cancelSaves: () => void;
}

/**
 * Makes a client of api/v1. Cookies are sent along, so it works on the API's own origin as well as from another host.
 *
 * Methods resolve to the types in `types.ts`: ids are called `id`, dates of change `updatedAt`, whichever of the known
 * names the server uses. They reject with an {@link ApiError}, or with the signal's reason when the caller aborts.
 *
 * @example
 * const client = createApiClient({ onUnauthorized: signOut });
 * const { users, pagination } = await client.listUsers({ page: 2, query: 'lan' }, { signal });
 * const user = await client.getUser(id);
 * await client.updateUser(id, { name, role: user.role }, { etag: user.etag });
 */
export const createApiClient = (options: ApiClientOptions = {}): ApiClient => {
  const saves = createSaveSwitch();
  const base = (options.baseUrl ?? '/api/v1').replace(/\/$/, '');
  return {
    ...createOperations(createTransport({ ...options, through: saves.through })),
    cancelSaves: saves.cancel,
    iconUrl: (path) => `${base}/${path.replace(/^\//, '')}`,
  };
};
