import { useQuery } from '@tanstack/react-query';
import { useApi } from '../shared/useApi.ts';
import { useIsSlow } from '../shared/useIsSlow.ts';
import { useLoadState } from '../shared/useLoadState.ts';
import { DashboardView, type DashboardHrefs } from './DashboardView.tsx';
import { messages } from './messages.ts';
import { getTotalsQuery } from './queries.ts';
import { RecentUsers } from './RecentUsers.tsx';
import { SubscriptionStatuses } from './SubscriptionStatuses.tsx';
import { UserGrowth } from './UserGrowth.tsx';

export interface DashboardProps {
  /** Where the cards lead. */
  hrefs: DashboardHrefs;
}

/** Totals of the platform, how it grows, and who joined last. Each part loads, fails and is tried again alone. */
export const Dashboard = ({ hrefs }: DashboardProps) => {
  const totals = useQuery(getTotalsQuery(useApi()));
  const state = useLoadState(totals, messages.getDashboard);
  return (
    <DashboardView
      state={state}
      hrefs={hrefs}
      isSlow={useIsSlow(state.status === 'loading')}
      onRetry={() => void totals.refetch()}
      growth={<UserGrowth />}
      statuses={<SubscriptionStatuses allHref={hrefs.subscriptions} />}
      recentUsers={<RecentUsers allHref={hrefs.users} />}
    />
  );
};
