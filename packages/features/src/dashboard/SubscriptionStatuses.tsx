import { useQuery } from '@tanstack/react-query';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { getSubscriptionStatusesQuery } from './queries.ts';
import { SubscriptionStatusesView } from './SubscriptionStatusesView.tsx';

export const SubscriptionStatuses = ({ allHref }: { allHref: string }) => {
  const statuses = useQuery(getSubscriptionStatusesQuery(useApi()));
  return (
    <SubscriptionStatusesView
      {...useLoadState(statuses, 'Failed to fetch subscriptions by status')}
      allHref={allHref}
    />
  );
};
