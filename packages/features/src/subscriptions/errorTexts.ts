export const errorTexts = { listSubscriptions: 'Failed to fetch subscriptions' };
