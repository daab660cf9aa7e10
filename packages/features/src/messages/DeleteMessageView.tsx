import type { ReceivedMessage } from '@planner/api-client';
import { AlertDialog, Isolate, Text } from '@planner/ui';
import { nameOf } from './nameOf.ts';

export interface DeleteMessageViewProps {
  /** What to delete; undefined while the dialog is closed. */
  message: ReceivedMessage | undefined;
  isPending: boolean;
  /** Why the message was not deleted. */
  errorMessage?: string | undefined;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The question before a message is deleted. */
export const DeleteMessageView = ({
  message,
  isPending,
  errorMessage,
  onCancel,
  onConfirm,
}: DeleteMessageViewProps) => (
  <AlertDialog
    isOpen={message !== undefined}
    onOpenChange={(isOpen) => {
      if (!isOpen) onCancel();
    }}
    tone="danger"
    title="Are you sure you want to delete this message?"
    confirmLabel="Delete"
    isPending={isPending}
    pendingLabel="Deleting..."
    errorMessage={errorMessage}
    onConfirm={onConfirm}
  >
    <Text as="p">
      The message from{' '}
      <Text weight="semibold">
        <Isolate>{message && nameOf(message)}</Isolate>
      </Text>{' '}
      will be gone for good.
    </Text>
  </AlertDialog>
);
