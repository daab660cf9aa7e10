import type { Page } from '@playwright/test';

/** Records the paths of requests from now on, and how many are pending. */
export const watchRequests = (page: Page): { requested: string[]; pending: () => number } => {
  const requested: string[] = [];
  let pending = 0;
  page.on('request', (request) => {
    requested.push(new URL(request.url()).pathname);
    pending += 1;
  });
  page.on('requestfinished', () => (pending -= 1));
  page.on('requestfailed', () => (pending -= 1));
  return { requested, pending: () => pending };
};
