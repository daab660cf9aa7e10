import { isEditConflict, type User } from '@planner/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formFailure } from '../shared/formFailure.ts';
import { useApi } from '../shared/useApi.ts';
import { useLoadState } from '../shared/useLoadState.ts';
import { useSave } from '../shared/useSave.ts';
import { messages } from './messages.ts';
import { OwnProfileView } from './OwnProfileView.tsx';
import { getOwnProfileQuery, updateOwnProfileMutation } from './queries.ts';

export interface OwnProfileProps {
  /** The name has changed. */
  onSaved: () => void;
  /** Whether there is unsaved work. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The own name. */
export const OwnProfile = ({ onSaved, onDirtyChange }: OwnProfileProps) => {
  const client = useApi();
  const queryClient = useQueryClient();
  const query = getOwnProfileQuery(client);
  const profile = useQuery(query);
  const { save, isPending, data, error, reset } = useSave(updateOwnProfileMutation(client));
  const conflict = isEditConflict<User>(error) ? error.current : undefined;
  const { message, fieldErrors } = formFailure(conflict ? null : error, messages.updateProfile, ['name']);
  const put = (name: string, etag: string | null) =>
    save({ update: { name }, etag }, (saved) => {
      queryClient.setQueryData(query.queryKey, saved);
      onSaved();
    });

  return (
    <OwnProfileView
      state={useLoadState(profile, messages.getProfile)}
      isPending={isPending}
      doneMessage={data ? messages.profileSaved : undefined}
      errorMessage={message}
      fieldErrors={fieldErrors}
      conflictingName={conflict?.name}
      onDismissMessage={reset}
      onSubmit={({ name }) => put(name, (conflict ?? profile.data)?.etag ?? null)}
      onTakeTheirs={() => {
        if (conflict) queryClient.setQueryData(query.queryKey, conflict);
        reset();
      }}
      onRetry={() => void profile.refetch()}
      onDirtyChange={onDirtyChange}
    />
  );
};
