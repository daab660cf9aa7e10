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
import { statusWord, toneOf, withKnownStatuses } from '../shared/format/subscriptionStatus.ts';
import type { LoadProps } from '../shared/query/useLoadState.ts';

export interface SubscriptionStatusesViewProps extends LoadProps<SubscriptionStatusCount[]> {
  allHref: string;
  getStatusHref: (status: string) => string;
}

const TITLE = 'Subscriptions by status';

const itemOf = ({ status, subscriptions }: SubscriptionStatusCount, href: string) => ({
  id: status,
  label: <Badge tone={toneOf(status)}>{statusWord(status)}</Badge>,
  value: subscriptions,
  text: formatNumber(subscriptions),
  href,
  tone: toneOf(status),
});

export const SubscriptionStatusesView = ({
  state,
  allHref,
  getStatusHref,
  onRetry,
}: SubscriptionStatusesViewProps) => (
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
          <BarList
            label={TITLE}
            items={withKnownStatuses(state.data)
              .filter(({ subscriptions }) => subscriptions > 0)
              .map((count) => itemOf(count, getStatusHref(count.status)))}
          />
        )}
      </LoadBody>
    </Stack>
  </Card>
);
