/** Sentences for what fails on the dashboard, used where the server gives none (specification §8). */
export const messages = {
  getDashboard: 'Failed to fetch dashboard data',
  getRecentUsers: 'Failed to fetch recent users',
  getUserGrowth: 'Failed to fetch new users per week',
  getSubscriptionStatuses: 'Failed to fetch subscriptions by status',
};
