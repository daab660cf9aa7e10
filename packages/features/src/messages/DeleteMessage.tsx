import type { ReceivedMessage } from '@planner/api-client';
import type { DeletionResult } from '../shared/deletionResult.ts';
import { errorMessage } from '../shared/errorMessage.ts';
import { useApi } from '../shared/useApi.ts';
import { useSave } from '../shared/useSave.ts';
import { DeleteMessageView } from './DeleteMessageView.tsx';
import { messages } from './messages.ts';
import { deleteContactMessageMutation } from './queries.ts';

export interface DeleteMessageProps {
  /** What to delete; undefined while the dialog is closed. */
  message: ReceivedMessage | undefined;
  onClose: () => void;
  /** The message is deleted, perhaps by somebody else before, and the list has been loaded again. */
  onDeleted: (message: ReceivedMessage, result: DeletionResult) => void;
}

/** Asks before a message is deleted, and stays open with the reason when the server refuses. */
export const DeleteMessage = ({ message, onClose, onDeleted }: DeleteMessageProps) => {
  const { save, isPending, error, reset } = useSave(deleteContactMessageMutation(useApi()));
  const close = () => {
    reset();
    onClose();
  };
  const confirm = () => {
    if (!message) return;
    save(message, (result) => {
      close();
      onDeleted(message, result);
    });
  };
  return (
    <DeleteMessageView
      message={message}
      isPending={isPending}
      errorMessage={error ? errorMessage(error, messages.delete) : undefined}
      onCancel={close}
      onConfirm={confirm}
    />
  );
};
