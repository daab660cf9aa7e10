import { Subscriptions } from '@planner/features/subscriptions';
import { paths } from '../paths.ts';
import { useScreenParams } from '../shell/useScreen.ts';

export const SubscriptionsRoute = () => {
  const { params, hrefOf, go } = useScreenParams('subscriptions');

  return (
    <Subscriptions
      {...params}
      onChange={(change, { replace }) => go(change, { replace, preventScrollReset: change.page === 1 })}
      getPageHref={(page) => hrefOf({ page })}
      getUserHref={paths.user}
    />
  );
};
