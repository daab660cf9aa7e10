import { Banner, lazyWithRetry, Spinner } from '@planner/ui';

export const LazyPolicyDiff = lazyWithRetry(async () => (await import('./PolicyDiff.tsx')).PolicyDiff, {
  Pending: () => <Spinner label="Comparing..." />,
  Fallback: () => <Banner tone="danger">The differences could not be loaded. Reload the page.</Banner>,
});
