import type { Policy, PolicyType } from '@planner/api-client';
import type { RenderPolicyHtml } from '@planner/policy-html/display';
import { Banner, Button, CenteredSpinner, EmptyState, ErrorState, Heading, Stack, Text } from '@planner/ui';
import { momentText } from '../../shared/format/momentText.ts';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { PolicyAnnouncementBanner } from './PolicyAnnouncementBanner.tsx';
import { PolicyText } from './PolicyText.tsx';

/** A policy, and what renders it. */
export interface LoadedPolicy extends Policy {
  render: RenderPolicyHtml;
}

export interface PublicPolicyViewProps extends LoadProps<LoadedPolicy> {
  type: PolicyType;
}

const PAGES = {
  privacy: {
    title: 'Privacy Policy',
    empty: <Text as="p">No privacy policy content available</Text>,
  },
  terms: {
    title: 'Terms and Conditions',
    empty: (
      <EmptyState
        title="No terms available"
        description="The terms and conditions content hasn't been set up yet."
      />
    ),
  },
};

export const PublicPolicyView = ({ type, state, onRetry }: PublicPolicyViewProps) => {
  const { title, empty } = PAGES[type];
  const policy = state.status === 'ready' ? state.data : undefined;
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={1} size="title">
          {title}
        </Heading>
        {policy?.updatedAt && (
          <Text tone="muted">{`Last updated: ${momentText(policy.updatedAt, policy.timeZone)}`}</Text>
        )}
      </Stack>
      {state.status === 'loading' && <CenteredSpinner label={`Loading ${title.toLowerCase()}...`} />}
      {state.status === 'failed' && type === 'terms' && (
        <ErrorState
          title="Failed to load terms"
          message={state.message}
          onRetry={onRetry}
          isRetrying={state.isRetrying}
        />
      )}
      {state.status === 'failed' && type === 'privacy' && (
        <Banner
          tone="danger"
          action={
            <Button
              size="small"
              isPending={state.isRetrying}
              pendingLabel="Trying again..."
              onPress={onRetry}
            >
              Try again
            </Button>
          }
        >
          Error loading privacy policy: {state.message}
        </Banner>
      )}
      {policy?.next && (
        <PolicyAnnouncementBanner
          type={type}
          content={policy.content}
          next={policy.next}
          timeZone={policy.timeZone}
        />
      )}
      {policy && (
        <PolicyText
          content={policy.content}
          addresses={policy.addresses}
          render={policy.render}
          whenEmpty={empty}
          followsAddress
        />
      )}
    </Stack>
  );
};
