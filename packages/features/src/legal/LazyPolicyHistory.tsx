import { Banner, CenteredSpinner, lazyWithRetry } from '@planner/ui';
import { messages } from './messages.ts';

export const LazyPolicyHistory = lazyWithRetry(
  async () => (await import('./PolicyHistory.tsx')).PolicyHistory,
  {
    Pending: () => <CenteredSpinner label="Loading history..." />,
    Fallback: () => <Banner tone="danger">{messages.listVersions}</Banner>,
  },
);
