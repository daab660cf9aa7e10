import { isPublic, screenNames, screens, type ScreenName } from '@planner/console/screens';
import type { Page } from '@playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { isLong } from './support/isLong.ts';
import { expect, test } from './support/test.ts';
import { urlOf } from './support/urlOf.ts';
import { watchShifts } from './support/watchShifts.ts';

/** Headings that differ from the title of their screen. */
const HEADINGS: Partial<Record<ScreenName, string | RegExp>> = {
  login: 'Welcome Back',
  allUsers: 'User Management',
  addUser: 'Add New User',
  // The name of the user.
  user: /\S/,
  allHabitCategories: /Habit Categories/,
  addHabitCategory: 'Create New Habit Category',
  allWorkoutCategories: /Workout Categories/,
  addWorkoutCategory: 'Create New Workout Category',
  allFinanceCategories: /Finance Categories/,
  subscriptions: 'User Subscriptions',
};

const pageOf = (name: ScreenName, search = ''): [path: string, heading: string | RegExp] => [
  screens[name].path + search,
  HEADINGS[name] ?? screens[name].title,
];

/** Screens of habits with other words, and lists that rest without rows. */
const isTwin = (path: string) => /^\/workouts\/|nobody-at-all/.test(path);

/** Further legal texts, which this server lacks: legalTexts.spec.ts. */
const isFurther = (name: ScreenName) => name === 'legalText' || name === 'editLegalText';
const names = screenNames.filter((name) => !isFurther(name));

const publicPages = names.filter(isPublic).map((name) => pageOf(name));
const protectedPages = [
  ...names.filter((name) => !isPublic(name)).map((name) => pageOf(name)),
  pageOf('allUsers', '?page=3&query=a'),
  pageOf('allUsers', '?query=nobody-at-all'),
  pageOf('subscriptions', '?status=ACTIVE&sort=expires&query=a'),
  pageOf('subscriptions', '?query=nobody-at-all'),
  pageOf('messages', '?query=nobody-at-all'),
  ['/nothing-here', 'Page not found'] as const,
];

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** 1280 × 1024 CSS px at 400% zoom (WCAG 2.2, 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** Each theme with one of the widths: what they show is the same, and themes differ in colors only. */
const looks = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
] as const;

const inspect = (page: Page, { theme, width }: (typeof looks)[number]) =>
  test.step(`${theme}, ${width} px`, async () => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveClass(theme);
    await expect(page.locator('#root[data-is-started]')).toHaveCount(1);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

/** Whether this worker's server has a user whose name is long. */
let hasLongName = false;

for (const [path, heading] of protectedPages)
  test(`${path} is accessible and fits in both themes, both widths, and at 400% zoom in both directions`, async ({
    page,
    addUser,
  }) => {
    if (!hasLongName)
      await addUser({ name: 'ความหลากหลายทางวัฒนธรรมDonaudampfschifffahrt'.repeat(4).slice(0, 200) });
    hasLongName = true;
    const url = await urlOf(page, path);
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const look of looks) await inspect(page, look);
    await page.setViewportSize(ZOOMED);
    for (const direction of ['ltr', 'rtl'])
      await test.step(`at 400% zoom, ${direction}`, async () => {
        await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      });
  });

test.describe('for visitors', () => {
  test.use({ isSignedIn: false });

  for (const [path, heading] of publicPages)
    test(`${path} is accessible and fits in both themes and both widths`, async ({ page, browserErrors }) => {
      // The token is made up, so the server rejects it; the session response says whether it can check tokens.
      if (/:token|invitation/.test(path)) browserErrors.allow(/check-reset-token|auth\/session/);
      await page.goto(path.replace(':token', 'x'.repeat(43)).replace(':id', '1'));
      await expect(page.locator('#root[data-is-started]')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      for (const look of looks) await inspect(page, look);
    });
});

for (const width of isLong ? [360, 768, 1024, 1440] : [360, 1440])
  test(`no path shifts its layout: ${width} px`, async ({ page, api, addUser }) => {
    await page.setViewportSize({ width, height: 900 });
    // Fewer rows than their skeleton, and names longer than their column.
    const subject = 'Subject '.repeat(20).trim();
    await api.post('contact', {
      data: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', subject, message: 'Hello' },
    });
    for (let count = 0; count < 10; count += 1)
      await addUser(count % 2 ? {} : { name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim() });
    const shiftsOf = await watchShifts(page);
    const title = page.getByRole('heading', { level: 1 });
    // Rows that arrive before the first paint would shift nothing.
    await page.route(/\/api\/v1\/(?!auth\/)/, async (route) => {
      await title.waitFor();
      await route.continue();
    });
    for (const [path, heading] of protectedPages.filter(([url]) => isLong || !isTwin(url)))
      await test.step(path, async () => {
        await page.goto(await urlOf(page, path));
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const shift = (await shiftsOf()).reduce((sum, { value }) => sum + value, 0);
        expect(shift).toBeLessThan(0.001);
      });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
