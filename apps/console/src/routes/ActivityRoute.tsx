import { Activity } from '@planner/features/activity';
import { paths } from '../paths.ts';
import { useScreenParams } from '../shell/useScreen.ts';
import type { Route } from './Route.ts';
import { actorHref, subjectHrefs } from './subjectHrefs.ts';

/** The URL holds all filters, so that Back, reload and shared links show the same entries. */
const ActivityRoute = () => {
  const { params, onChange } = useScreenParams('activity');

  return (
    <Activity
      filters={params}
      hrefs={subjectHrefs}
      getActorHref={actorHref}
      getImportHref={(importId) => paths.allUsers({ importId })}
      onFilter={onChange}
    />
  );
};

export const activity: Route = { Component: ActivityRoute };
