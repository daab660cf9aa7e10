import { isApiError } from '../ApiError.ts';
import { createMethods } from '../generated/methods.ts';
import type { operations } from '../generated/schema.ts';
import type { ListUsersQuery, UserPage } from '../generated/types.ts';
import type { Transport } from '../transport.ts';
import type { CallOptions } from '../types.ts';
import { fileOperations } from './files.ts';
import { policyOperations } from './policies.ts';
import { subscriptionOperations } from './subscriptions.ts';

/** Statuses of a logout without a session to end: there is none, or the server has no such operation. */
const NOTHING_TO_END = new Set([401, 404, 405, 501]);

/** One method per operation: derived from the contract, or by hand for files and for differences between servers. */
export const createOperations = (transport: Transport) => {
  const methods = createMethods(transport);
  return {
    ...methods,
    ...fileOperations(transport),
    ...policyOperations(transport),
    ...subscriptionOperations(transport),

    /** Ends the session. Also resolves if there is none, or if the server has no such operation. */
    logOut: async (options: CallOptions = {}): Promise<void> => {
      try {
        await methods.logOut(options);
      } catch (error) {
        if (!isApiError(error) || !NOTHING_TO_END.has(error.status)) throw error;
      }
    },

    /** One page of users; the last one for a page beyond it. */
    listUsers: async (query: ListUsersQuery = {}, options: CallOptions = {}): Promise<UserPage> => {
      const users = await methods.listUsers(query, options);
      const { currentPage, totalPages } = users.pagination;
      // Some servers return a page beyond the last without rows.
      return currentPage > totalPages ? methods.listUsers({ ...query, page: totalPages }, options) : users;
    },
    // An operation of the contract without a method does not compile.
  } satisfies Record<keyof operations, (...inputs: never[]) => Promise<unknown>>;
};
