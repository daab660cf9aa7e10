import { useSession } from '@planner/features/auth';
import { Dashboard } from '@planner/features/dashboard';
import { paths } from '../paths.ts';

export const DashboardRoute = () => {
  const { offers } = useSession();
  return (
    <Dashboard
      // No extra of its own announces it.
      hasAttention={offers('listSubscriptions.endsWithin')}
      hasUserGrowth={offers('getUserGrowth')}
      hasSubscriptionStatuses={offers('getSubscriptionStatuses')}
      hrefs={{
        users: paths.allUsers(),
        habits: paths.allHabitCategories(),
        finance: paths.allFinanceCategories(),
        workout: paths.allWorkoutCategories(),
        subscriptions: paths.subscriptions(),
        getStatusHref: (status) => paths.subscriptions({ status }),
        getUserHref: paths.user,
        attention: {
          unansweredMessages: offers('listContactMessages.state')
            ? paths.messages({ state: 'unanswered' })
            : undefined,
          endingSubscriptions: paths.subscriptions({ endsWithin: 7, sort: 'expires' }),
          failedMails: offers('listActivity') ? paths.activity({ kind: 'mailFailed' }) : undefined,
        },
      }}
    />
  );
};
