import { type FormScreenProps, useSaveForm } from '../shared/form/useSaveForm.ts';
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { AddUserView } from './AddUserView.tsx';
import { errorTexts } from './queries.ts';
import { createUserMutation } from './mutations.ts';
import { NEW_USER } from './userFields.tsx';

export const AddUser = (screen: FormScreenProps) => {
  const mutation = createUserMutation(useApi());
  const keyOf = useIdempotencyKey();
  const { state, save } = useSaveForm(mutation, errorTexts.createUser, Object.keys(NEW_USER), screen);
  return <AddUserView {...state} onSubmit={(user) => save({ user, idempotencyKey: keyOf(user) })} />;
};
