import type { ReceivedMessage } from '@planner/api-client';
import type { DeletionResult } from '../shared/query/deletionResult.ts';
import { errorMessage } from '../shared/query/errorMessage.ts';
import { useApi } from '../shared/app/useApi.ts';
import { useSave } from '../shared/query/useSave.ts';
import { DeleteMessageView } from './DeleteMessageView.tsx';
import { messages } from './messages.ts';
import { deleteContactMessageMutation } from './queries.ts';

export interface DeleteMessageProps {
  message: ReceivedMessage | undefined;
  onClose: () => void;
  /** Called once the list has been refetched. */
  onDeleted: (message: ReceivedMessage, result: DeletionResult) => void;
}

/** Stays open with the error message when the server refuses. */
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
