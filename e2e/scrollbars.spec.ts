import { chromiumArgs, chromiumEnv, chromiumPath, withScrollbars } from '@planner/checks/chromium';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({
  launchOptions: {
    executablePath: await chromiumPath(),
    args: [...chromiumArgs],
    env: chromiumEnv,
    ...withScrollbars,
  },
});

/** In CSS px. */
const widthOfPage = (page: Page) => page.evaluate(() => document.body.clientWidth);

const SCROLLBAR_PX = 15;

/** Two patches at the bottom of the window: in the padding of the page, and of the scrollbar beside it. */
const patches = async (page: Page) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const clip = { y: height - 20, width: 8, height: 8 };
  const [ofPage, ofScrollbar] = await Promise.all(
    [width - SCROLLBAR_PX - 12, width - 12].map((x) => page.screenshot({ clip: { ...clip, x } })),
  );
  return { ofPage: ofPage?.toString('base64'), ofScrollbar: ofScrollbar?.toString('base64') };
};

for (const theme of ['light', 'dark'] as const)
  for (const [name, width, open] of [
    ['palette', 1440, (page: Page) => page.keyboard.press('Control+k')],
    ['drawer', 700, (page: Page) => page.getByRole('button', { name: 'Toggle sidebar' }).click()],
  ] as const)
    test(`the ${name} dims the ${theme} page as far as the edge of the window, and moves nothing`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/users/all-users');
      await expect(page.getByRole('row').nth(10)).toBeVisible();
      expect(await widthOfPage(page)).toBe(width - SCROLLBAR_PX);
      const before = await patches(page);

      await open(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await widthOfPage(page)).toBe(width - SCROLLBAR_PX);
      await expect.poll(async () => (await patches(page)).ofPage).not.toBe(before.ofPage);
      await expect
        .poll(async () => {
          const { ofPage, ofScrollbar } = await patches(page);
          return ofScrollbar === ofPage;
        })
        .toBe(true);
    });
