import type { User } from '@planner/api-client';
import { useState } from 'react';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { errorMessage } from '../../shared/query/errorMessage.ts';
import { useSave } from '../../shared/query/useSave.ts';
import type { TaskAction } from '../../shared/tasks/taskTexts.ts';
import { startTaskMutation } from '../mutations.ts';
import { errorTexts } from '../queries.ts';
import { BulkUsersView, type BulkUsersViewProps } from './BulkUsersView.tsx';

export interface BulkTaskProps extends Pick<
  BulkUsersViewProps,
  'selected' | 'filter' | 'selectable' | 'onClear' | 'onSelectAll'
> {
  selected: readonly User[];
}

/** Starts a task of the server, which `TaskProgress` shows. */
export const BulkTask = (props: BulkTaskProps) => {
  const { selected, filter, onClear } = props;
  const [action, setAction] = useState<TaskAction>();
  const { save, isPending, error, reset } = useSave(startTaskMutation(useApi()));
  const fallback = action?.kind === 'deleteUsers' ? errorTexts.deleteUser : errorTexts.updateUser;
  const close = () => {
    setAction(undefined);
    reset();
  };

  return (
    <BulkUsersView
      {...props}
      state={
        action
          ? {
              status: 'asking',
              action,
              isPending,
              message: error ? errorMessage(error, fallback) : undefined,
            }
          : { status: 'idle' }
      }
      onAsk={setAction}
      onConfirm={(access) => {
        if (!action) return;
        const users = filter ?? { ids: selected.map(({ id }) => id), total: selected.length };
        save({ ...action, access, users }, () => {
          close();
          onClear();
        });
      }}
      onStop={() => {}}
      onClose={close}
    />
  );
};
