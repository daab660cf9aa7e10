import type { NewUser } from '@planner/api-client';
import { type FormScreenProps, useSaveForm } from '../shared/form/useSaveForm.ts';
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts';
import { wasAdded } from '../shared/announce/wasAdded.tsx';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { AddUserView, type AddUserViewProps } from './AddUserView.tsx';
import { errorTexts } from './queries.ts';
import { createUserMutation } from './mutations.ts';
import { NEW_USER } from './userFields.tsx';

export type AddUserProps = FormScreenProps & Pick<AddUserViewProps, 'leastOfAdmins' | 'canAddAdmins'>;

export const AddUser = ({ leastOfAdmins, canAddAdmins, ...screen }: AddUserProps) => {
  const mutation = createUserMutation(useApi());
  const form = useSaveForm(mutation, errorTexts.createUser, Object.keys(NEW_USER), screen, wasAdded);
  const keyOf = useIdempotencyKey(form.state.savedCount);
  const inputOf = (user: NewUser) => ({ user, idempotencyKey: keyOf(user) });
  return (
    <AddUserView
      {...form.state}
      leastOfAdmins={leastOfAdmins}
      canAddAdmins={canAddAdmins}
      onSubmit={(user) => form.save(inputOf(user))}
      onSubmitAnother={(user) => form.saveAnother(inputOf(user))}
    />
  );
};
