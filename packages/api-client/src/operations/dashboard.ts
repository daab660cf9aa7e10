import {
  readDashboard,
  readDashboardTotals,
  readRecentUsers,
  readSubscriptionStatuses,
  readUserGrowth,
} from '../readers.ts';
import { textOf, type Transport } from '../transport.ts';
import type {
  CallOptions,
  Dashboard,
  DashboardTotals,
  RecentUser,
  SubscriptionStatusCount,
  UserWeek,
} from '../types.ts';

/** Platform totals. */
export const dashboardOperations = ({ http, receive }: Transport) => ({
  /** Totals and the users that joined last. */
  getDashboard: (options: CallOptions = {}): Promise<Dashboard> =>
    receive(http.GET('/users/dashboard', textOf(options)), readDashboard, options),

  /** The totals alone. */
  getTotals: (options: CallOptions = {}): Promise<DashboardTotals> =>
    receive(http.GET('/dashboard/totals', textOf(options)), readDashboardTotals, options),

  /** The users that joined last alone, newest first. */
  getRecentUsers: async (options: CallOptions = {}): Promise<RecentUser[]> =>
    (await receive(http.GET('/dashboard/recent-users', textOf(options)), readRecentUsers, options))
      .recentUsers,

  /** How many users joined in each of the last twelve weeks, oldest first. */
  getUserGrowth: async (options: CallOptions = {}): Promise<UserWeek[]> =>
    (await receive(http.GET('/dashboard/user-growth', textOf(options)), readUserGrowth, options)).weeks,

  /** How many subscriptions there are in each status that occurs. */
  getSubscriptionStatuses: async (options: CallOptions = {}): Promise<SubscriptionStatusCount[]> => {
    const answer = http.GET('/dashboard/subscription-statuses', textOf(options));
    return (await receive(answer, readSubscriptionStatuses, options)).statuses;
  },
});
