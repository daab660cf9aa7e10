import type { Page } from '@playwright/test';

export const CONNECTION_CUT = /Failed to load resource|ERR_/;

/** Lets requests reach the server, then drops the connection before the response. */
export const dropResponses = (page: Page, pattern: string): Promise<unknown> =>
  page.route(pattern, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
