import { type ApiClient, undoActivity } from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { startedTask } from '../tasks/queries.ts';
import { errorMessage } from '../query/errorMessage.ts';

const FAILED = 'Failed to undo';

export interface UndoResult {
  message: string;
  isComplete: boolean;
}

/** Undoes entries of the activity, one after the other. Resolves once everything on the screen has been refetched. */
export const undoMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (activityIds: readonly string[]): Promise<UndoResult> => {
      let message: string | undefined;
      const failures: string[] = [];
      for (const id of activityIds)
        try {
          const { message: said, taskId } = (await undoActivity(client, id)) ?? {};
          message = said;
          if (taskId !== undefined) startedTask.write(taskId);
        } catch (error) {
          failures.push(errorMessage(error, FAILED));
        }
      const total = activityIds.length;
      const undone = total - failures.length;
      const [failure] = failures;
      if (failure === undefined)
        return { message: total === 1 ? (message ?? 'Undone') : `${total} changes undone`, isComplete: true };
      return {
        message: total === 1 ? failure : `${undone} of ${total} undone. ${failure}`,
        isComplete: false,
      };
    },
    // Any list can have changed.
    onSuccess: (_result, _ids, _context, { client: queryClient }) => queryClient.invalidateQueries(),
  });
