import { type Changed, hasCode } from '@planner/api-client';

export interface DeletionResult {
  /** Another administrator or window had deleted it before. */
  wasGone: boolean;
  /** Entries of the activity that can be undone. */
  activityIds: readonly string[];
}

/** The entry of a change, if it can be undone. */
const activityIdsOf = (changed: Changed<unknown> | undefined): readonly string[] =>
  changed?.activityId === undefined ? [] : [changed.activityId];

/** Treats a missing item as success: the item is deleted either way. */
export const deletionResult = async (
  deletion: Promise<Changed<unknown> | undefined>,
): Promise<DeletionResult> => {
  try {
    return { wasGone: false, activityIds: activityIdsOf(await deletion) };
  } catch (error) {
    if (hasCode(error, 'not-found', 404)) return { wasGone: true, activityIds: [] };
    throw error;
  }
};
