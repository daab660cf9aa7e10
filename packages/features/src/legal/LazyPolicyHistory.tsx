import { Banner, CenteredSpinner, lazyWithRetry } from '@planner/ui';
import { errorTexts } from './errorTexts.ts';

export const LazyPolicyHistory = lazyWithRetry(
  async () => (await import('./PolicyHistory.tsx')).PolicyHistory,
  {
    Pending: () => <CenteredSpinner label="Loading history..." />,
    Fallback: () => <Banner tone="danger">{errorTexts.listVersions}</Banner>,
  },
);
