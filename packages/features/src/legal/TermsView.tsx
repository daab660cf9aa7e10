import { CenteredSpinner, EmptyState, ErrorState, formatDate, PageHeader, Stack } from '@planner/ui';
import type { LoadState } from '../shared/query/useLoadState.ts';
import type { LoadedPolicy } from './loadPolicy.ts';
import { PolicyText } from './PolicyText.tsx';

export interface TermsViewProps {
  state: LoadState<LoadedPolicy>;
  onRetry: () => void;
}

export const TermsView = ({ state, onRetry }: TermsViewProps) => (
  <Stack gap="l">
    <PageHeader
      title="Terms and Conditions"
      description={
        state.status === 'ready' &&
        state.data.updatedAt &&
        `Last updated: ${formatDate(state.data.updatedAt)}`
      }
    />
    {state.status === 'loading' && <CenteredSpinner label="Loading terms and conditions..." />}
    {state.status === 'failed' && (
      <ErrorState
        title="Failed to load terms"
        message={state.message}
        onRetry={onRetry}
        isRetrying={state.isRetrying}
      />
    )}
    {state.status === 'ready' && (
      <PolicyText
        content={state.data.content}
        render={state.data.render}
        whenEmpty={
          <EmptyState
            title="No terms available"
            description="The terms and conditions content hasn't been set up yet."
          />
        }
        followsAddress
      />
    )}
  </Stack>
);
