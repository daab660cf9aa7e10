import type { User } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formFailure } from '../shared/form/formFailure.ts';
import { useVersions } from '../shared/form/useVersions.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { useSave } from '../shared/query/useSave.ts';
import { errorTexts } from './errorTexts.ts';
import { OwnProfileView } from './OwnProfileView.tsx';
import { updateOwnProfileMutation } from './mutations.ts';
import { getOwnProfileQuery } from './queries.ts';

export interface OwnProfileProps {
  onSaved: () => void;
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The form stays open after a save. */
export const OwnProfile = ({ onSaved, onDirtyChange }: OwnProfileProps) => {
  const client = useApi();
  const profile = useQuery(getOwnProfileQuery(client));
  const { save, isPending, isSuccess, error, reset } = useSave(updateOwnProfileMutation(client));
  const [savedCount, setSavedCount] = useState(0);
  const { conflict, base, settle } = useVersions<User>(profile.data, error);
  const { state, onRetry } = useLoadState(profile, errorTexts.getProfile);
  const latest = conflict ?? base;
  return (
    <OwnProfileView
      {...formFailure(error, errorTexts.updateProfile, ['name'])}
      state={state.status === 'ready' && latest ? { ...state, data: latest } : state}
      isPending={isPending}
      doneMessage={isSuccess ? errorTexts.profileSaved : undefined}
      conflict={conflict}
      savedCount={savedCount}
      onDismissMessage={reset}
      onSubmit={(update) =>
        save({ update, etag: latest?.etag ?? null }, (saved) => {
          setSavedCount((count) => count + 1);
          if (saved) settle(saved);
          else void profile.refetch().then(({ data }) => settle(data));
          onSaved();
        })
      }
      onRetry={onRetry}
      onDirtyChange={onDirtyChange}
    />
  );
};
