import type { User } from '@planner/api-client';
import { EditFrame, type EditFrameProps } from '../shared/EditFrame.tsx';
import { EditUserForm, type EditUserFormProps } from './EditUserForm.tsx';

export interface EditUserViewProps
  extends Omit<EditUserFormProps, 'user'>, Pick<EditFrameProps<User>, 'state' | 'isSlow' | 'onRetry'> {}

/** The screen around the form for a stored user. */
export const EditUserView = ({ state, isSlow, onRetry, ...form }: EditUserViewProps) => (
  <EditFrame
    title="Edit User"
    noun="user"
    state={state}
    isSlow={isSlow}
    listHref={form.cancelHref}
    onRetry={onRetry}
  >
    {(user) => <EditUserForm {...form} user={user} />}
  </EditFrame>
);
