import { Subscriptions } from '@planner/features/subscriptions';
import { paths } from '../paths.ts';
import { useScreenParams } from '../shell/useScreen.ts';

export const SubscriptionsRoute = () => {
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
