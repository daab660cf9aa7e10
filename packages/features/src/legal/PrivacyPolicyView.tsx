import { Banner, Button, CenteredSpinner, formatDate, PageHeader, Stack, Text } from '@planner/ui';
import type { LoadState } from '../shared/query/useLoadState.ts';
import type { LoadedPolicy } from './loadPolicy.ts';
import { PolicyText } from './PolicyText.tsx';

export interface PrivacyPolicyViewProps {
  state: LoadState<LoadedPolicy>;
  onRetry: () => void;
}

export const PrivacyPolicyView = ({ state, onRetry }: PrivacyPolicyViewProps) => (
  <Stack gap="l">
    <PageHeader
      title="Privacy Policy"
      description={
        state.status === 'ready' &&
        state.data.updatedAt &&
        `Last updated: ${formatDate(state.data.updatedAt)}`
      }
    />
    {state.status === 'loading' && <CenteredSpinner label="Loading privacy policy..." />}
    {state.status === 'failed' && (
      <Banner
        tone="danger"
        action={
          <Button size="small" isPending={state.isRetrying} pendingLabel="Trying again..." onPress={onRetry}>
            Try again
          </Button>
        }
      >
        Error loading privacy policy: {state.message}
      </Banner>
    )}
    {state.status === 'ready' && (
      <PolicyText
        content={state.data.content}
        render={state.data.render}
        whenEmpty={<Text as="p">No privacy policy content available</Text>}
        followsAddress
      />
    )}
  </Stack>
);
