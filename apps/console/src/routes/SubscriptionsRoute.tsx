import { prefetchQuery } from '@planner/features/shared';
import { listSubscriptionsQuery, Subscriptions } from '@planner/features/subscriptions';
import { paths, readParams } from '../paths.ts';
import { useScreenParams } from '../shell/useScreen.ts';
import type { Route } from './Route.ts';

const SubscriptionsRoute = () => {
  const { params, hrefOf, onChange } = useScreenParams('subscriptions');

  return (
    <Subscriptions
      {...params}
      onChange={onChange}
      getPageHref={(page) => hrefOf({ page })}
      getUserHref={paths.user}
    />
  );
};

export const subscriptions: Route = {
  Component: SubscriptionsRoute,
  prefetch: ({ search, client, queryClient, rights: { offers } }) =>
    prefetchQuery(
      queryClient,
      listSubscriptionsQuery(client, readParams('subscriptions', search), offers('listSubscriptions.page')),
    ),
};
