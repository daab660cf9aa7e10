import { useQuery } from '@tanstack/react-query';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { getSubscriptionStatusesQuery } from './queries.ts';
import { SubscriptionStatusesView, type SubscriptionStatusesViewProps } from './SubscriptionStatusesView.tsx';

export const SubscriptionStatuses = (
  hrefs: Pick<SubscriptionStatusesViewProps, 'allHref' | 'getStatusHref'>,
) => {
  const statuses = useQuery(getSubscriptionStatusesQuery(useApi()));
  return (
    <SubscriptionStatusesView
      {...useLoadState(statuses, 'Failed to fetch subscriptions by status')}
      {...hrefs}
    />
  );
};
