import type { User } from '@planner/api-client';
import type { DeletionResult } from '../shared/query/deletionResult.ts';
import { errorMessage } from '../shared/query/errorMessage.ts';
import { useApi } from '../shared/app/useApi.ts';
import { useSave } from '../shared/query/useSave.ts';
import { DeleteUserView } from './DeleteUserView.tsx';
import { messages } from './messages.ts';
import { deleteUserMutation } from './queries.ts';

export interface DeleteUserProps {
  user: User | undefined;
  onClose: () => void;
  /** Called once the list has been refetched. */
  onDeleted: (user: User, result: DeletionResult) => void;
}

/** Stays open with the error message when the server refuses. */
export const DeleteUser = ({ user, onClose, onDeleted }: DeleteUserProps) => {
  const { save, isPending, error, reset } = useSave(deleteUserMutation(useApi()));
  const close = () => {
    reset();
    onClose();
  };
  const confirm = () => {
    if (!user) return;
    save(user, (result) => {
      onClose();
      onDeleted(user, result);
    });
  };
  return (
    <DeleteUserView
      user={user}
      isPending={isPending}
      errorMessage={error ? errorMessage(error, messages.deleteUser) : undefined}
      onCancel={close}
      onConfirm={confirm}
    />
  );
};
