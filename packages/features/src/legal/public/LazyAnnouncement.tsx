import { lazyWithRetry } from '@planner/ui';

/** Only pages with an announcement load it. */
export const LazyAnnouncement = lazyWithRetry(
  async () => (await import('./PolicyAnnouncementBanner.tsx')).PolicyAnnouncementBanner,
  { Pending: () => null },
);
