/** Used when the server sends no error message. */
export const errorTexts = {
  getDashboard: 'Failed to fetch dashboard data',
  getUserGrowth: 'Failed to fetch new users per week',
  getSubscriptionStatuses: 'Failed to fetch subscriptions by status',
};
