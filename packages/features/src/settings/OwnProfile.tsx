import { isEditConflict, type User } from '@planner/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formFailure } from '../shared/form/formFailure.ts';
import { useApi } from '../shared/app/useApi.ts';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { useSave } from '../shared/query/useSave.ts';
import { messages } from './messages.ts';
import { OwnProfileView } from './OwnProfileView.tsx';
import { updateOwnProfileMutation } from './mutations.ts';
import { getOwnProfileQuery } from './queries.ts';
import { PROFILE_FIELDS } from './settingsSchemas.ts';

export interface OwnProfileProps {
  onSaved: () => void;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The form stays open, so versions live in the query cache instead of `useEdit`. */
export const OwnProfile = ({ onSaved, onDirtyChange }: OwnProfileProps) => {
  const client = useApi();
  const queryClient = useQueryClient();
  const query = getOwnProfileQuery(client);
  const profile = useQuery(query);
  const { save, isPending, isSuccess, error, reset } = useSave(updateOwnProfileMutation(client));
  const conflict = isEditConflict<User>(error) ? error.current : undefined;
  const { message, fieldErrors } = formFailure(
    conflict ? null : error,
    messages.updateProfile,
    PROFILE_FIELDS,
  );
  const submit = (name: string, etag: string | null) =>
    save({ update: { name }, etag }, (saved) => {
      if (saved) queryClient.setQueryData(query.queryKey, saved);
      else void profile.refetch();
      onSaved();
    });

  return (
    <OwnProfileView
      state={useLoadState(profile, messages.getProfile)}
      isPending={isPending}
      doneMessage={isSuccess ? messages.profileSaved : undefined}
      errorMessage={message}
      fieldErrors={fieldErrors}
      conflictingName={conflict?.name}
      onDismissMessage={reset}
      onSubmit={({ name }) => submit(name, (conflict ?? profile.data)?.etag ?? null)}
      onTakeTheirs={() => {
        if (conflict) queryClient.setQueryData(query.queryKey, conflict);
        reset();
      }}
      onRetry={() => void profile.refetch()}
      onDirtyChange={onDirtyChange}
    />
  );
};
