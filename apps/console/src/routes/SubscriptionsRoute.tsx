import { Subscriptions } from '@planner/features/subscriptions';
import { useSearchParams } from 'react-router-dom';
import { paths, readSubscriptionListPlace } from '../paths.ts';
import { useListNavigate } from '../useListNavigate.ts';

/** The list of subscriptions; all that narrows or orders it lives in the URL. */
export const SubscriptionsRoute = () => {
  const [search] = useSearchParams();
  const navigate = useListNavigate();
  const place = readSubscriptionListPlace(search);

  return (
    <Subscriptions
      {...place}
      onChange={(change, { replace }) =>
        navigate(paths.subscriptions({ ...place, ...change }), {
          replace,
          preventScrollReset: change.page === 1,
        })
      }
      getPageHref={(page) => paths.subscriptions({ ...place, page })}
      getUserHref={paths.editUser}
    />
  );
};
