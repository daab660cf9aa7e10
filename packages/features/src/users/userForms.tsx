import type { InvitedUser, NewUser, UserUpdate } from '@planner/api-client';
import { type FormScreenProps, useSaveForm } from '../shared/form/useSaveForm.ts';
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts';
import { wasAdded } from '../shared/announce/wasAdded.tsx';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { AddUserView } from './AddUserView.tsx';
import { errorTexts, getUserQuery } from './queries.ts';
import { addUserMutation } from './person/mutations.ts';
import { NEW_USER } from './userFields.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEdit } from '../shared/form/useEdit.ts';
import { EditUserView } from './EditUserView.tsx';
import { updateUserMutation } from './mutations.ts';
import { USER_LABELS } from './userLabels.ts';

/** Creates a user with a password, or invites one where the server offers it. */
export const AddUser = (screen: FormScreenProps) => {
  const mutation = addUserMutation(useApi());
  const form = useSaveForm(mutation, errorTexts.createUser, Object.keys(NEW_USER), screen, wasAdded);
  const keyOf = useIdempotencyKey(form.state.savedCount);
  const inputOf = (user: NewUser | InvitedUser) => ({ user, idempotencyKey: keyOf(user) });
  return (
    <AddUserView
      {...form.state}
      onSubmit={(user) => form.save(inputOf(user))}
      onSubmitAnother={(user) => form.saveAnother(inputOf(user))}
    />
  );
};

/** `id` is also the component's `key`. */
export const EditUser = ({ id, ...screen }: FormScreenProps & { id: string }) => {
  const client = useApi();
  const form = useSaveForm(
    updateUserMutation(client),
    errorTexts.updateUser,
    Object.keys(USER_LABELS),
    screen,
  );
  const edit = useEdit(useQuery(getUserQuery(client, id)), {
    fallback: errorTexts.getUser,
    save: form,
    onSave: (update: UserUpdate, etag) => form.save({ id, update, etag }),
  });
  return <EditUserView {...form.state} {...edit} />;
};
