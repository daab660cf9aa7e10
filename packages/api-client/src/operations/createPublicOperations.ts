import { isApiError } from '../ApiError.ts';
import { createPublicMethods } from '../generated/publicMethods.ts';
import type { Transport } from '../transport.ts';
import type { CallOptions } from '../types.ts';
import { policyOperations } from './policies.ts';

/** Statuses of a logout without a session to end: there is none, or the server has no such operation. */
const NOTHING_TO_END = new Set([401, 404, 405, 501]);

/** The methods that pages without a session need. */
export const createPublicOperations = (transport: Transport) => {
  const methods = createPublicMethods(transport);
  return {
    ...methods,
    ...policyOperations(transport),

    /** Ends the session. Also resolves if there is none, or if the server has no such operation. */
    logOut: async (options: CallOptions = {}): Promise<void> => {
      try {
        await methods.logOut(options);
      } catch (error) {
        if (!isApiError(error) || !NOTHING_TO_END.has(error.status)) throw error;
      }
    },
  };
};
