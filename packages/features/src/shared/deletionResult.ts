import { isApiError } from '@planner/api-client';

/** How a deletion that the server accepted has ended: `gone` when somebody else had been quicker. */
export type DeletionResult = 'deleted' | 'gone';

/** Waits for a deletion. What is gone already counts as deleted: that is what was wanted. */
export const deletionResult = async (deletion: Promise<unknown>): Promise<DeletionResult> => {
  try {
    await deletion;
    return 'deleted';
  } catch (error) {
    if (isApiError(error) && error.status === 404) return 'gone';
    throw error;
  }
};
