import type { User } from '@planner/api-client';
import type { DeletionResult } from '../shared/deletionResult.ts';
import { errorMessage } from '../shared/errorMessage.ts';
import { useApi } from '../shared/useApi.ts';
import { useSave } from '../shared/useSave.ts';
import { DeleteUserView } from './DeleteUserView.tsx';
import { messages } from './messages.ts';
import { deleteUserMutation } from './queries.ts';

export interface DeleteUserProps {
  /** Whom to delete; undefined while the dialog is closed. */
  user: User | undefined;
  onClose: () => void;
  /** The user is deleted, perhaps by somebody else before, and the list has been loaded again. */
  onDeleted: (user: User, result: DeletionResult) => void;
}

/** Asks before a user is deleted, and stays open with the reason when the server refuses. */
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
