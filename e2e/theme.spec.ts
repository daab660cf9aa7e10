import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ isSignedIn: false });

/** Background lightness (0 to 255) of the document in every frame from the first on. */
const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenThemes: seen });
    const look = () => {
      if (document.body) seen.push(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const framesOf = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { seenThemes: string[] }).seenThemes)]);

const pageBackground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

for (const [system, stored, shown] of [
  ['light', null, 'light'],
  ['dark', null, 'dark'],
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
  ['dark', 'purple', 'dark'],
] as const)
  test(`system ${system}, stored ${stored}: every frame is ${shown}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await recordFrames(page);
    await page.addInitScript((theme) => theme && localStorage.setItem('theme', theme), stored);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page.locator('html')).toHaveClass(shown);
    await expect.poll(() => framesOf(page)).toEqual([await pageBackground(page)]);
    const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(scheme).toBe(shown);
  });

test('the theme follows the system by default', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
});

test('a page restored from the back/forward cache has the current theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass('light');
  // A cached page receives no events.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).toHaveClass('dark');
});

test.describe('the toggle', () => {
  test.use({ isSignedIn: true });

  test('is persisted, overrides the system and syncs other tabs', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/dashboard');
    const other = await context.newPage();
    await other.goto('/users/all-users');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(other.locator('html')).toHaveClass('dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  });
});
