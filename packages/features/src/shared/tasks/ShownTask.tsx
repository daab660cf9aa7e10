import type { Task } from '@planner/api-client';
import { useState } from 'react';
import { useUndo } from '../announce/useAnnouncer.ts';
import { useApi } from '../app/ApiProvider.tsx';
import { errorMessage } from '../query/errorMessage.ts';
import { useSave } from '../query/useSave.ts';
import { useRights } from '../session/rights.ts';
import { cancelTaskMutation } from './mutations.ts';
import { TaskFailures } from './TaskFailures.tsx';
import { TaskProgressView } from './TaskProgressView.tsx';
import { taskTitles } from './taskTexts.ts';

export interface ShownTaskProps {
  task: Task;
  onShowImport: ((activityId: string) => void) | undefined;
  onDismiss: () => void;
}

/** A task and what can be done with it. */
export const ShownTask = ({ task, onShowImport, onDismiss }: ShownTaskProps) => {
  const [hasReport, setHasReport] = useState(false);
  const { offers } = useRights();
  const { undo, pendingIds } = useUndo();
  const cancel = useSave(cancelTaskMutation(useApi()));
  return (
    <>
      <TaskProgressView
        task={task}
        isCancelling={cancel.isPending}
        message={cancel.error ? errorMessage(cancel.error, 'Failed to cancel') : undefined}
        onCancel={() => cancel.save(task.id)}
        // What an undo restores is deleted as anything else.
        canUndo={offers('undoActivity') && !/^(?:restore|undo)/.test(task.kind)}
        isUndoing={pendingIds.length > 0}
        onUndo={() =>
          undo([task.activityId], (isUndone) => {
            if (isUndone) onDismiss();
          })
        }
        onShowImported={
          onShowImport && task.kind === 'importUsers' && offers('listUsers.importId')
            ? () => onShowImport(task.activityId)
            : undefined
        }
        onShowFailures={() => setHasReport(true)}
        onDismiss={onDismiss}
      />
      {hasReport && (
        <TaskFailures
          id={task.id}
          title={taskTitles(task, task.total).ask}
          onClose={() => setHasReport(false)}
        />
      )}
    </>
  );
};
