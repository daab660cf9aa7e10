import { isApiError } from '@planner/api-client';

/** `gone`: another administrator or window had deleted it before. */
export type DeletionResult = 'deleted' | 'gone';

/** Treats a 404 as success: the item is deleted either way. */
export const deletionResult = async (deletion: Promise<unknown>): Promise<DeletionResult> => {
  try {
    await deletion;
    return 'deleted';
  } catch (error) {
    if (isApiError(error) && error.status === 404) return 'gone';
    throw error;
  }
};
