import { useSession } from '@planner/features/auth';
import { Subscriptions } from '@planner/features/subscriptions';
import { exportOffers } from '../rights.ts';
import { paths } from '../paths.ts';
import { useScreenParams } from '../shell/useScreen.ts';

export const SubscriptionsRoute = () => {
  const { params, hrefOf, go } = useScreenParams('subscriptions');
  const { offers, has } = useSession();

  return (
    <Subscriptions
      {...params}
      hasPages={offers('listSubscriptions.page')}
      canFilterByEnd={offers('listSubscriptions.endsWithin')}
      exportOffers={exportOffers(has, 'exportSubscriptions')}
      onChange={(change, { replace }) => go(change, { replace, preventScrollReset: change.page === 1 })}
      getPageHref={(page) => hrefOf({ page })}
      getUserHref={paths.user}
    />
  );
};
