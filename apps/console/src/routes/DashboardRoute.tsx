import { Dashboard, getDashboardQuery } from '@planner/features/dashboard';
import { prefetchQuery } from '@planner/features/shared';
import { paths } from '../paths.ts';
import type { Route } from './Route.ts';
import { editTextPath } from './subjectHrefs.ts';

const HREFS = {
  users: paths.allUsers(),
  habits: paths.allHabitCategories(),
  finance: paths.allFinanceCategories(),
  workout: paths.allWorkoutCategories(),
  subscriptions: paths.subscriptions(),
  getStatusHref: (status: string) => paths.subscriptions({ status }),
  getUserHref: paths.user,
  attention: {
    unansweredMessages: paths.messages({ state: 'unanswered' }),
    endingSubscriptions: paths.subscriptions({ endsWithin: 7, sort: 'expires' }),
    failedMails: paths.activity({ kind: 'mailFailed' }),
    getPolicyHref: editTextPath,
  },
};

export const dashboard: Route = {
  Component: () => <Dashboard hrefs={HREFS} />,
  prefetch: ({ client, queryClient }) => prefetchQuery(queryClient, getDashboardQuery(client)),
};
