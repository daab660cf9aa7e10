import type { User } from '@planner/api-client';
import { Isolate, Text } from '@planner/ui';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { DeleteRow, type RowCandidate } from '../shared/list/DeleteRow.tsx';
import { deleteUserMutation } from './mutations.ts';
import { errorTexts } from './queries.ts';

export const DeleteUser = (props: RowCandidate<User>) => (
  <DeleteRow
    {...props}
    title="Are you sure you want to delete this user?"
    mutation={deleteUserMutation(useApi())}
    fallback={errorTexts.deleteUser}
    subject={<Isolate>{props.candidate?.name}</Isolate>}
  >
    <Text weight="semibold">
      <Isolate>{props.candidate?.name}</Isolate>
    </Text>{' '}
    (<Isolate>{props.candidate?.email}</Isolate>) will be logged out and can no longer use the planner.
  </DeleteRow>
);
