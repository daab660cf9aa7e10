import type { NewUser, User } from '@planner/api-client';
import { formFailure } from '../shared/formFailure.ts';
import { useApi } from '../shared/useApi.ts';
import { useSave } from '../shared/useSave.ts';
import { AddUserView } from './AddUserView.tsx';
import { messages } from './messages.ts';
import { createUserMutation } from './queries.ts';
import { NEW_USER_FIELDS } from './userFields.ts';

export interface AddUserProps {
  cancelHref: string;
  /** The user is stored. */
  onDone: (user: User) => void;
  /** Whether there is unsaved work. Called with false right before `onDone`. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The screen that adds a user. */
export const AddUser = ({ cancelHref, onDone, onDirtyChange }: AddUserProps) => {
  const { save, isPending, isSuccess, error, reset } = useSave(createUserMutation(useApi()));
  const { message, fieldErrors } = formFailure(error, messages.createUser, NEW_USER_FIELDS);
  const submit = (user: NewUser) => {
    save(user, (saved) => {
      onDirtyChange?.(false);
      onDone(saved);
    });
  };
  return (
    <AddUserView
      isPending={isPending || isSuccess}
      errorMessage={message}
      fieldErrors={fieldErrors}
      cancelHref={cancelHref}
      onDismissError={reset}
      onSubmit={submit}
      onDirtyChange={onDirtyChange}
    />
  );
};
