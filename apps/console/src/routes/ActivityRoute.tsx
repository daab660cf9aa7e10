import { Activity } from '@planner/features/activity';
import { useSession } from '@planner/features/auth';
import { exportOffers } from '../rights.ts';
import { useScreenParams } from '../shell/useScreen.ts';
import { actorHref, subjectHrefs } from './subjectHrefs.ts';

/** The URL holds all filters, so that Back, reload and shared links show the same entries. */
export const ActivityRoute = () => {
  const { params, go } = useScreenParams('activity');
  const { offers, has } = useSession();

  return (
    <Activity
      filters={params}
      exportOffers={exportOffers(has, 'exportActivity')}
      canRunTasks={offers('listTasks')}
      hrefs={subjectHrefs}
      getActorHref={actorHref}
      onFilter={(change, { replace }) => go(change, { replace, preventScrollReset: true })}
    />
  );
};
