import type { Page } from '@playwright/test';

/** What the browser says of an answer that never came. */
export const CONNECTION_CUT = /Failed to load resource|ERR_/;

/** Lets requests reach the server and do their work, and cuts the connection before the answer. */
export const loseAnswers = (page: Page, pattern: string): Promise<unknown> =>
  page.route(pattern, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
