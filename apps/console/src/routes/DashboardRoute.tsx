import { Dashboard } from '@planner/features/dashboard';
import { paths } from '../paths.ts';

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
  },
};

export const DashboardRoute = () => <Dashboard hrefs={HREFS} />;
