import { useApi } from '../app/ApiProvider.tsx';
import { useSave } from '../query/useSave.ts';
import { undoMutation } from './mutations.ts';
import { useAnnouncer } from './useAnnouncer.ts';

/** Undoes entries of the activity and announces the result. */
export const useUndo = () => {
  const { announce } = useAnnouncer();
  const { save, isPending, variables } = useSave(undoMutation(useApi()));
  return {
    /** Ignored while one is pending. */
    undo: (activityIds: readonly string[], onEnd: (isUndone: boolean) => void) =>
      save(activityIds, ({ message, isComplete }) => {
        onEnd(isComplete);
        announce({ message, tone: isComplete ? 'positive' : 'danger' });
      }),
    /** What is being undone. */
    pendingIds: isPending ? (variables ?? []) : [],
  };
};
