import type { User } from '@planner/api-client';
import { Isolate, Text } from '@planner/ui';
import { DeleteDialog } from '../shared/list/DeleteDialog.tsx';

export interface DeleteUserViewProps {
  user: Pick<User, 'name' | 'email'> | undefined;
  isPending: boolean;
  errorMessage?: string | undefined;
  onCancel: () => void;
  onConfirm: () => void;
}

export const DeleteUserView = ({
  user,
  isPending,
  errorMessage,
  onCancel,
  onConfirm,
}: DeleteUserViewProps) => (
  <DeleteDialog
    isOpen={user !== undefined}
    title="Are you sure you want to delete this user?"
    isPending={isPending}
    errorMessage={errorMessage}
    onCancel={onCancel}
    onConfirm={onConfirm}
  >
    <Text weight="semibold">
      <Isolate>{user?.name}</Isolate>
    </Text>{' '}
    (<Isolate>{user?.email}</Isolate>) will be signed out and can no longer use the planner. This cannot be
    undone.
  </DeleteDialog>
);
