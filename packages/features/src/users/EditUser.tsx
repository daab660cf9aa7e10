import type { UserUpdate } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { type FormScreenProps, useSaveForm } from '../shared/form/useSaveForm.ts';
import { useEdit } from '../shared/form/useEdit.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { EditUserView } from './EditUserView.tsx';
import { errorTexts, getUserQuery } from './queries.ts';
import { updateUserMutation } from './mutations.ts';
import type { UserDetailOffers } from './userFields.tsx';
import { USER_LABELS } from './userLabels.ts';

export type EditUserProps = FormScreenProps & { id: string } & UserDetailOffers;

/** `id` is also the component's `key`. */
export const EditUser = ({ id, canBeAdmin, canChooseAccess, ...screen }: EditUserProps) => {
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
  return <EditUserView {...form.state} {...edit} canBeAdmin={canBeAdmin} canChooseAccess={canChooseAccess} />;
};
