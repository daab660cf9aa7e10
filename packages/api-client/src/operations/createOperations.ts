import { createMethods } from '../generated/methods.ts';
import type { ListUsersQuery, UserPage } from '../generated/types.ts';
import type { Transport } from '../transport.ts';
import type { CallOptions } from '../types.ts';
import { fileOperations } from './files.ts';
import { subscriptionOperations } from './subscriptions.ts';

/** The methods that only the console needs. */
export const createOperations = (transport: Transport) => {
  const methods = createMethods(transport);
  return {
    ...methods,
    ...fileOperations(transport),
    ...subscriptionOperations(transport),

    /** One page of users; the last one for a page beyond it. */
    listUsers: async (query: ListUsersQuery = {}, options: CallOptions = {}): Promise<UserPage> => {
      const users = await methods.listUsers(query, options);
      const { currentPage, totalPages } = users.pagination;
      // Some servers return a page beyond the last without rows.
      return currentPage > totalPages ? methods.listUsers({ ...query, page: totalPages }, options) : users;
    },
  };
};
