import type { User, UserUpdate, Versioned } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { formFailure } from '../shared/formFailure.ts';
import { useApi } from '../shared/useApi.ts';
import { useEditState } from '../shared/useEditState.ts';
import { useSave } from '../shared/useSave.ts';
import { useVersions } from '../shared/useVersions.ts';
import { EditUserView } from './EditUserView.tsx';
import { messages } from './messages.ts';
import { getUserQuery, updateUserMutation } from './queries.ts';
import { USER_FIELDS } from './userFields.ts';

export interface EditUserProps {
  /** Whom to edit; also the component's `key`. */
  id: string;
  cancelHref: string;
  /** The user is stored. */
  onDone: (user: User) => void;
  /** Whether there is unsaved work. Called with false right before `onDone`. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The screen that changes a user. A save never overwrites unseen what somebody else has saved in the meantime. */
export const EditUser = ({ id, cancelHref, onDone, onDirtyChange }: EditUserProps) => {
  const client = useApi();
  const user = useQuery(getUserQuery(client, id));
  const edit = useEditState(user, messages.getUser);
  const { save, isPending, isSuccess, error, reset } = useSave(updateUserMutation(client));
  const { conflict, seen, takeTheirs } = useVersions(user.data, { error, reset });
  const { message, fieldErrors } = formFailure(error, messages.updateUser, USER_FIELDS);
  const saveOver = (version: Versioned<User> | undefined) => (update: UserUpdate) =>
    save({ id, update, etag: version?.etag ?? null }, (saved) => {
      onDirtyChange?.(false);
      onDone(saved);
    });

  return (
    <EditUserView
      {...edit}
      isPending={isPending || isSuccess}
      errorMessage={conflict ? undefined : message}
      fieldErrors={fieldErrors}
      conflict={conflict}
      cancelHref={cancelHref}
      onDismissError={reset}
      onSubmit={saveOver(seen)}
      onKeepMine={saveOver(conflict)}
      onTakeTheirs={takeTheirs}
      onDirtyChange={onDirtyChange}
    />
  );
};
