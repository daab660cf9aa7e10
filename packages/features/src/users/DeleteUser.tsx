import type { User } from '@planner/api-client';
import { Isolate, Text } from '@planner/ui';
import { useApi } from '../shared/app/useApi.ts';
import { DeleteRow, type DeleteRowProps } from '../shared/list/DeleteRow.tsx';
import { errorTexts } from './queries.ts';
import { deleteUserMutation } from './mutations.ts';

export type DeleteUserProps = Pick<DeleteRowProps<User>, 'row' | 'onClose' | 'onDeleted'>;

export const DeleteUser = (props: DeleteUserProps) => (
  <DeleteRow
    {...props}
    title="Are you sure you want to delete this user?"
    mutation={deleteUserMutation(useApi())}
    fallback={errorTexts.deleteUser}
  >
    <Text weight="semibold">
      <Isolate>{props.row?.name}</Isolate>
    </Text>{' '}
    (<Isolate>{props.row?.email}</Isolate>) will be signed out and can no longer use the planner. This cannot
    be undone.
  </DeleteRow>
);
