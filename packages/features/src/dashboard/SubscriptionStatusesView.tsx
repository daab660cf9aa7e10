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
import { groupStatuses, type StatusGroup } from '../shared/format/subscriptionStatus.ts';
import type { LoadProps } from '../shared/query/useLoadState.ts';

export interface SubscriptionStatusesViewProps extends LoadProps<SubscriptionStatusCount[]> {
  allHref: string;
  getStatusHref: (status: string) => string;
}

const TITLE = 'Subscriptions by status';

const itemOf = ({ word, tone, filter, subscriptions }: StatusGroup, href: string) => ({
  id: filter,
  label: <Badge tone={tone}>{word}</Badge>,
  value: subscriptions,
  text: formatNumber(subscriptions),
  href,
  tone,
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
            items={groupStatuses(state.data)
              .filter(({ subscriptions }) => subscriptions > 0)
              .map((group) => itemOf(group, getStatusHref(group.filter)))}
          />
        )}
      </LoadBody>
    </Stack>
  </Card>
);
