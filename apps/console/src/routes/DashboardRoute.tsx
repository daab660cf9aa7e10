import { useSession } from '@planner/features/auth';
import { Dashboard } from '@planner/features/dashboard';
import { paths } from '../paths.ts';

export const DashboardRoute = () => {
  const { offers, allows } = useSession();
  return (
    <Dashboard
      // No extra of its own announces it.
      hasAttention={offers('listSubscriptions.endsWithin')}
      hasUserGrowth={offers('getUserGrowth')}
      hasSubscriptionStatuses={offers('getSubscriptionStatuses')}
      hrefs={{
        users: allows('listUsers') ? paths.allUsers() : undefined,
        habits: allows('listHabitCategories') ? paths.allHabitCategories() : undefined,
        finance: allows('listFinanceCategories') ? paths.allFinanceCategories() : undefined,
        workout: allows('listWorkoutCategories') ? paths.allWorkoutCategories() : undefined,
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
