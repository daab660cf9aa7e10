import { lazyWithRetry, Spinner } from '@planner/ui';

export const LazyPolicyDiff = lazyWithRetry(async () => (await import('./PolicyDiff.tsx')).PolicyDiff, {
  Pending: () => <Spinner label="Comparing..." />,
});
