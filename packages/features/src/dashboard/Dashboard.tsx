import { useQuery } from '@tanstack/react-query';
import { useApi, useServerNow } from '../shared/app/ApiProvider.tsx';
import { useIsSlow } from '../shared/query/SlowRequestNotice.tsx';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { useRights } from '../shared/session/rights.ts';
import { DashboardView, type DashboardHrefs } from './DashboardView.tsx';
import { getDashboardQuery, getUserGrowthQuery, getSubscriptionStatusesQuery } from './queries.ts';
import { UserGrowthView } from './UserGrowthView.tsx';
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

export const UserGrowth = () => {
  const weeks = useQuery(getUserGrowthQuery(useApi()));
  return <UserGrowthView {...useLoadState(weeks, 'Failed to fetch new users per week')} />;
};

/** Each chart loads, fails and retries independently. */
export const Dashboard = ({ hrefs }: { hrefs: DashboardHrefs }) => {
  const { offers } = useRights();
  const dashboard = useQuery(getDashboardQuery(useApi()));
  const load = useLoadState(dashboard, 'Failed to fetch dashboard data');
  const serverNow = useServerNow();
  return (
    <DashboardView
      {...load}
      hrefs={hrefs}
      now={serverNow()}
      isSlow={useIsSlow(load.state.status === 'loading')}
      growth={offers('getUserGrowth') && <UserGrowth />}
      statuses={
        offers('getSubscriptionStatuses') && (
          <SubscriptionStatuses allHref={hrefs.subscriptions} getStatusHref={hrefs.getStatusHref} />
        )
      }
    />
  );
};
