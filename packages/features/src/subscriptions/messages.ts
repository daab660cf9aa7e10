/** Sentences for what fails around subscriptions, used where the server gives none. */
export const messages = { listSubscriptions: 'Failed to fetch subscriptions' };
