import { Activity } from '@planner/features/activity';
import { useScreenParams } from '../shell/useScreen.ts';
import type { Route } from './Route.ts';
import { actorHref, subjectHrefs } from './subjectHrefs.ts';

/** The URL holds all filters, so that Back, reload and shared links show the same entries. */
const ActivityRoute = () => {
  const { params, onChange } = useScreenParams('activity');

  return <Activity filters={params} hrefs={subjectHrefs} getActorHref={actorHref} onFilter={onChange} />;
};

export const activity: Route = { Component: ActivityRoute };
