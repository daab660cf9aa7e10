import type { User } from '@planner/api-client';
import { AlertDialog, Isolate, Text } from '@planner/ui';

export interface DeleteUserViewProps {
  /** Whom to delete; undefined while the dialog is closed. */
  user: Pick<User, 'name' | 'email'> | undefined;
  isPending: boolean;
  /** Why the user was not deleted. */
  errorMessage?: string | undefined;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The question before a user is deleted. */
export const DeleteUserView = ({
  user,
  isPending,
  errorMessage,
  onCancel,
  onConfirm,
}: DeleteUserViewProps) => (
  <AlertDialog
    isOpen={user !== undefined}
    onOpenChange={(isOpen) => {
      if (!isOpen) onCancel();
    }}
    tone="danger"
    title="Are you sure you want to delete this user?"
    confirmLabel="Delete"
    isPending={isPending}
    pendingLabel="Deleting..."
    errorMessage={errorMessage}
    onConfirm={onConfirm}
  >
    <Text as="p">
      <Text weight="semibold">
        <Isolate>{user?.name}</Isolate>
      </Text>{' '}
      (<Isolate>{user?.email}</Isolate>) will be signed out and can no longer use the planner. This cannot be
      undone.
    </Text>
  </AlertDialog>
);
