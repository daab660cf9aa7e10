import type { FormScreenProps } from '../shared/form/useSaveForm.ts';
import { useIdempotencyKey } from '../shared/form/useIdempotencyKey.ts';
import { useSaveForm } from '../shared/form/useSaveForm.ts';
import { useApi } from '../shared/app/useApi.ts';
import { AddUserView } from './AddUserView.tsx';
import { errorTexts } from './errorTexts.ts';
import { createUserMutation } from './mutations.ts';
import { NEW_USER_FIELDS } from './userFields.ts';

export type AddUserProps = FormScreenProps;

export const AddUser = (screen: AddUserProps) => {
  const mutation = createUserMutation(useApi());
  const keyOf = useIdempotencyKey();
  const { state, save } = useSaveForm(mutation, errorTexts.createUser, NEW_USER_FIELDS, screen);
  return <AddUserView {...state} onSubmit={(user) => save({ user, idempotencyKey: keyOf(user) })} />;
};
