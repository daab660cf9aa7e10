import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, test, type SomeUser } from './support/test.ts';

/** Every path of the console, and what shows that its screen is there. */
const publicPaths: [path: string, heading: string][] = [
  ['/', 'Welcome Back'],
  ['/forgot-password', 'Forgot Password'],
  ['/reset-password', 'Check your e-mail'],
  ['/reset-password/{token}', 'Reset Password'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-and-conditions', 'Terms and Conditions'],
  ['/contact', 'Contact Us'],
];
const protectedPaths: [path: string, heading: string | RegExp][] = [
  ['/dashboard', 'Dashboard'],
  ['/users/all-users', 'User Management'],
  ['/users/all-users?page=3&query=a', 'User Management'],
  ['/users/all-users?query=nobody-at-all', 'User Management'],
  ['/users/add-user', 'Add New User'],
  ['/users/edit/{user}', 'Edit User'],
  ['/habits/all-categories', /Habit Categories/],
  ['/habits/add-category', 'Create New Habit Category'],
  ['/habits/edit-category/{habit-categories}', 'Edit Habit Category'],
  ['/workouts/all-categories', /Workout Categories/],
  ['/workouts/add-category', 'Create New Workout Category'],
  ['/workouts/edit-category/{workout-categories}', 'Edit Workout Category'],
  ['/finances/all-categories', /Finance Categories/],
  ['/finances/add-category', 'Add Finance Category'],
  ['/finances/edit-category/{finance-categories/admin}', 'Edit Finance Category'],
  ['/legal/terms-and-conditions', 'Terms & Conditions'],
  ['/legal/privacy-policy', 'Privacy Policy'],
  ['/subscriptions', 'User Subscriptions'],
  ['/subscriptions?status=ACTIVE&sort=expires&query=a', 'User Subscriptions'],
  ['/subscriptions?query=nobody-at-all', 'User Subscriptions'],
  ['/messages', 'Messages'],
  ['/messages?query=nobody-at-all', 'Messages'],
  ['/settings', 'Settings'],
  ['/nothing-here', 'Page not found'],
];

/** Puts an id in the place of a `{list}`: that of the first thing the API lists there, or of the `{user}`. */
const withId = async (path: string, api: APIRequestContext, user: SomeUser): Promise<string> => {
  const list = /\{(.+)\}/.exec(path)?.[1];
  if (!list) return path;
  if (list === 'user') return path.replace('{user}', user.id);
  const [first] = (await (await api.get(list)).json()) as { _id: string }[];
  const { _id: id = '' } = first ?? {};
  return path.replace(`{${list}}`, id);
};

const WIDTHS = [390, 1440];

/** How many px the page is wider than the window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const inspect = async (page: Page, theme: 'light' | 'dark') => {
  await expect(page.locator('html')).toHaveClass(theme);
  await expect(page.locator('#first-paint')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  expect(found).toEqual([]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
};

test('the lists above have every path that is registered', () => {
  const source = readFileSync(new URL('../apps/console/src/routes.ts', import.meta.url), 'utf8');
  const registered = [...source.matchAll(/screen\(\s*'([^']+)'/g)].map(([, path]) => path);
  const visited = new Set(
    [...publicPaths, ...protectedPaths].map(([path]) =>
      path
        .replace(/\?.*/, '')
        .replace('{token}', ':token')
        .replace(/\{[^}]+\}/, ':id'),
    ),
  );
  expect(registered).toContain('/users/edit/:id');
  expect(registered.filter((path) => !visited.has(String(path)))).toEqual([]);
});

const looks = (['light', 'dark'] as const).flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));

for (const [path, heading] of protectedPaths)
  test(`${path} is accessible and fits, light and dark, narrow and wide, from either side`, async ({
    page,
    api,
    addUser,
  }) => {
    const user = await addUser({ name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim() });
    const url = await withId(path, api, user);
    for (const { theme, width } of looks)
      await test.step(`${theme}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme });
        await page.goto(url);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await inspect(page, theme);
      });
    await test.step('right to left, 320 px', async () => {
      await page.addInitScript(() =>
        document.addEventListener('readystatechange', () => (document.documentElement.dir = 'rtl')),
      );
      await page.setViewportSize({ width: 320, height: 600 });
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    });
  });

test.describe('for visitors', () => {
  test.use({ isSignedIn: false });

  for (const [path, heading] of publicPaths)
    test(`${path} is accessible and fits, light and dark, narrow and wide`, async ({ page, complaints }) => {
      // The token is made up, and the server says so at once.
      if (path.includes('{token}')) complaints.expect(/check-reset-token/);
      for (const { theme, width } of looks)
        await test.step(`${theme}, ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme: theme });
          await page.goto(path.replace('{token}', 'x'.repeat(43)));
          await expect(page.locator('#first-paint')).toHaveCount(0);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          await inspect(page, theme);
        });
    });
});

test('no path shifts what is already shown', async ({ page, api, addUser }) => {
  const user = await addUser();
  // A page on which some have names longer than their column.
  for (let count = 1; count < 10; count += 1)
    await addUser(count % 2 ? {} : { name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim() });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [path, heading] of protectedPaths)
    await test.step(path, async () => {
      await page.goto(await withId(path, api, user));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
    });
});
