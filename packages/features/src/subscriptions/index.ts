export { Subscriptions } from './Subscriptions.tsx';
export { listSubscriptionsQuery } from './queries.ts';
