// One file of code.
export { activity } from './ActivityRoute.tsx';
export { dashboard } from './DashboardRoute.tsx';
export { messages } from './MessagesRoute.tsx';
export { subscriptions } from './SubscriptionsRoute.tsx';
