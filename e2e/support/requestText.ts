import type { Page } from '@playwright/test';

/** Has a page request its legal text, as from other servers. Ours writes it into the page. */
export const requestText = (page: Page, path: string) =>
  page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('json" data-address=', 'json" data-unused='),
    });
  });
