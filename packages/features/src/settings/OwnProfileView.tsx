import type { User } from '@planner/api-client';
import { Card, ErrorState, Skeleton, Stack } from '@planner/ui';
import type { LoadState } from '../shared/query/useLoadState.ts';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

export interface OwnProfileViewProps extends Omit<ProfileFormProps, 'user'> {
  state: LoadState<User>;
  onRetry: () => void;
}

export const OwnProfileView = ({ state, onRetry, ...form }: OwnProfileViewProps) => (
  <Card title="Profile" width="form">
    {state.status === 'loading' && (
      <Stack gap="m">
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="button" />
      </Stack>
    )}
    {state.status === 'failed' && (
      <ErrorState message={state.message} onRetry={onRetry} isRetrying={state.isRetrying} />
    )}
    {state.status === 'ready' && <ProfileForm {...form} user={state.data} />}
  </Card>
);
