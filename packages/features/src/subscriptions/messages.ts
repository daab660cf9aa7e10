export const messages = { listSubscriptions: 'Failed to fetch subscriptions' };
