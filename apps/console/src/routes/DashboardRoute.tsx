import { Dashboard } from '@planner/features/dashboard';
import { paths } from '../paths.ts';

/** Platform totals and recent users. */
export const DashboardRoute = () => (
  <Dashboard
    hrefs={{
      users: paths.allUsers(),
      habits: paths.allHabitCategories(),
      finance: paths.allFinanceCategories(),
      workout: paths.allWorkoutCategories(),
      subscriptions: paths.subscriptions(),
    }}
  />
);
