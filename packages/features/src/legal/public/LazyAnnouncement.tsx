import { lazy } from 'react';

/** Only pages with an announcement load it. Without retries, whose code is not on public pages: the text can be read without it. */
export const LazyAnnouncement = lazy(async () => ({
  default: (await import('./PolicyAnnouncementBanner.tsx')).PolicyAnnouncementBanner,
}));
