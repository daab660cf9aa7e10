import type { UserUpdate } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import type { FormScreenProps } from '../shared/form/useSaveForm.ts';
import { useEdit } from '../shared/form/useEdit.ts';
import { useSaveForm } from '../shared/form/useSaveForm.ts';
import { useApi } from '../shared/app/useApi.ts';
import { EditUserView } from './EditUserView.tsx';
import { errorTexts } from './errorTexts.ts';
import { updateUserMutation } from './mutations.ts';
import { getUserQuery } from './queries.ts';
import { USER_FIELDS } from './userFields.ts';

export interface EditUserProps extends FormScreenProps {
  /** Also the component's `key`. */
  id: string;
}

export const EditUser = ({ id, ...screen }: EditUserProps) => {
  const client = useApi();
  const form = useSaveForm(updateUserMutation(client), errorTexts.updateUser, USER_FIELDS, screen);
  const edit = useEdit(useQuery(getUserQuery(client, id)), {
    fallback: errorTexts.getUser,
    save: form,
    onSave: (update: UserUpdate, etag) => form.save({ id, update, etag }),
  });
  return <EditUserView {...form.state} {...edit} />;
};
