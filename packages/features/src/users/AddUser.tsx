import type { InvitedUser, NewUser } from '@planner/api-client';
import { type FormScreenProps, useSaveForm } from '../shared/form/useSaveForm.ts';
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts';
import { wasAdded } from '../shared/announce/wasAdded.tsx';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { AddUserView, type AddUserViewProps } from './AddUserView.tsx';
import { errorTexts } from './queries.ts';
import { addUserMutation } from './person/mutations.ts';
import { NEW_USER } from './userFields.tsx';

export type AddUserProps = FormScreenProps &
  Pick<AddUserViewProps, 'leastOfAdmins' | 'canBeAdmin' | 'canChooseAccess' | 'canInvite'>;

export const AddUser = ({
  leastOfAdmins,
  canBeAdmin,
  canChooseAccess,
  canInvite,
  ...screen
}: AddUserProps) => {
  const mutation = addUserMutation(useApi());
  const form = useSaveForm(mutation, errorTexts.createUser, Object.keys(NEW_USER), screen, wasAdded);
  const keyOf = useIdempotencyKey(form.state.savedCount);
  const inputOf = (user: NewUser | InvitedUser) => ({ user, idempotencyKey: keyOf(user) });
  return (
    <AddUserView
      {...form.state}
      leastOfAdmins={leastOfAdmins}
      canBeAdmin={canBeAdmin}
      canChooseAccess={canChooseAccess}
      canInvite={canInvite}
      onSubmit={(user) => form.save(inputOf(user))}
      onSubmitAnother={(user) => form.saveAnother(inputOf(user))}
    />
  );
};
