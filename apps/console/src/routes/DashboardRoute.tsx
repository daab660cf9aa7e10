import { useSession } from '@planner/features/auth';
import { Dashboard } from '@planner/features/dashboard';
import { paths } from '../paths.ts';

export const DashboardRoute = () => {
  const { offers } = useSession();
  return (
    <Dashboard
      hasUserGrowth={offers('getUserGrowth')}
      hasSubscriptionStatuses={offers('getSubscriptionStatuses')}
      hrefs={{
        users: paths.allUsers(),
        habits: paths.allHabitCategories(),
        finance: paths.allFinanceCategories(),
        workout: paths.allWorkoutCategories(),
        subscriptions: paths.subscriptions(),
      }}
    />
  );
};
