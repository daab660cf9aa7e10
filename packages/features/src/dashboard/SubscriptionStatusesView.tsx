import type { SubscriptionStatusCount } from '@planner/api-client';
import {
  Badge,
  BarList,
  Card,
  CenteredSpinner,
  EmptyState,
  formatNumber,
  LinkButton,
  Stack,
  VisuallyHidden,
} from '@planner/ui';
import { LoadBody } from '../shared/query/LoadBody.tsx';
import { toneOf } from '../shared/format/subscriptionStatus.ts';
import type { LoadProps } from '../shared/query/useLoadState.ts';

export interface SubscriptionStatusesViewProps extends LoadProps<SubscriptionStatusCount[]> {
  allHref: string;
}

const TITLE = 'Subscriptions by status';

const itemOf = ({ status, subscriptions }: SubscriptionStatusCount) => {
  const tone = toneOf(status);
  return {
    id: status,
    label: <Badge tone={tone}>{status}</Badge>,
    value: subscriptions,
    text: formatNumber(subscriptions),
    tone,
  };
};

export const SubscriptionStatusesView = ({ state, allHref, onRetry }: SubscriptionStatusesViewProps) => (
  <Card
    title={TITLE}
    headingLevel={2}
    actions={
      <LinkButton size="small" href={allHref}>
        View all <VisuallyHidden>subscriptions</VisuallyHidden>
      </LinkButton>
    }
  >
    <Stack gap="m">
      <LoadBody state={state} onRetry={onRetry}>
        {state.status !== 'ready' ? (
          <CenteredSpinner label="Loading subscriptions..." />
        ) : state.data.length === 0 ? (
          <EmptyState
            icon="subscriptions"
            title="No subscriptions found"
            description="There are currently no active subscriptions"
          />
        ) : (
          <BarList label={TITLE} items={state.data.map(itemOf)} />
        )}
      </LoadBody>
    </Stack>
  </Card>
);
