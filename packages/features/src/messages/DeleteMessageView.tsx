import type { ReceivedMessage } from '@planner/api-client';
import { Isolate, Text } from '@planner/ui';
import { DeleteDialog } from '../shared/list/DeleteDialog.tsx';
import { senderName } from './senderName.ts';

export interface DeleteMessageViewProps {
  message: ReceivedMessage | undefined;
  isPending: boolean;
  errorMessage?: string | undefined;
  onCancel: () => void;
  onConfirm: () => void;
}

export const DeleteMessageView = ({
  message,
  isPending,
  errorMessage,
  onCancel,
  onConfirm,
}: DeleteMessageViewProps) => (
  <DeleteDialog
    isOpen={message !== undefined}
    title="Are you sure you want to delete this message?"
    isPending={isPending}
    errorMessage={errorMessage}
    onCancel={onCancel}
    onConfirm={onConfirm}
  >
    The message from{' '}
    <Text weight="semibold">
      <Isolate>{message && senderName(message)}</Isolate>
    </Text>{' '}
    will be permanently deleted.
  </DeleteDialog>
);
