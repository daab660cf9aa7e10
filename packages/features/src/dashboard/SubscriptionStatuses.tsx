import { useQuery } from '@tanstack/react-query';
import { useApi } from '../shared/useApi.ts';
import { useLoadState } from '../shared/useLoadState.ts';
import { messages } from './messages.ts';
import { getSubscriptionStatusesQuery } from './queries.ts';
import { SubscriptionStatusesView } from './SubscriptionStatusesView.tsx';

export interface SubscriptionStatusesProps {
  /** Where all subscriptions are listed. */
  allHref: string;
}

/** Subscriptions by status. */
export const SubscriptionStatuses = ({ allHref }: SubscriptionStatusesProps) => {
  const statuses = useQuery(getSubscriptionStatusesQuery(useApi()));
  return (
    <SubscriptionStatusesView
      state={useLoadState(statuses, messages.getSubscriptionStatuses)}
      allHref={allHref}
      onRetry={() => void statuses.refetch()}
    />
  );
};
