import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Budgets of DESIGN §9: all files as they are sent, but for the fonts, which text does not wait for. */
const SIGN_IN_BYTES = 115_000;
const USERS_LIST_BYTES = 150_000;

/** Bytes of the console's own files that a page has been sent, by name. */
const filesOf = (page: Page) => {
  const files = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') || pathname.endsWith('.woff2')) return;
    const length = response.headerValue('content-length').then(Number);
    files.set(pathname, length);
  });
  return async () => {
    const sizes = await Promise.all([...files].map(async ([name, bytes]) => [name, await bytes] as const));
    return { sizes: Object.fromEntries(sizes), sum: sizes.reduce((sum, [, bytes]) => sum + bytes, 0) };
  };
};

test('the users list keeps its budget', async ({ page }) => {
  const read = filesOf(page);
  await page.goto('/users/all-users');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.waitForLoadState('networkidle');
  const { sum, sizes } = await read();
  expect(sum, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(USERS_LIST_BYTES);
});

test('the rows are asked for while the code that shows them is on its way', async ({ page }) => {
  await page.goto('/users/all-users');
  await expect(page.getByRole('row')).toHaveCount(11);
  // The next visit remembers who is signed in; it gets no code before it has asked for the rows.
  const asked = page.waitForRequest(/\/api\/v1\/users(\?|$)/);
  await page.route('**/assets/UsersRoute-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(11);
});

test.describe('the sign-in', () => {
  test.use({ isSignedIn: false });

  test('keeps its budget and brings nothing of what is behind it', async ({ page }) => {
    const read = filesOf(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    const { sum, sizes } = await read();
    expect(sum, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(SIGN_IN_BYTES);
  });

  test('is painted before any module has come, and nothing moves when they do', async ({ page }) => {
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
        Object.assign(window, { shift });
      }).observe({ type: 'layout-shift', buffered: true });
      Object.assign(window, { shift });
    });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const title = page.getByText('Welcome Back');
    await expect(title).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const placeOf = (text: string) => page.getByText(text, { exact: true }).boundingBox();
    const texts = ['Welcome Back', 'Email', 'Password', 'Login', 'Reset it'];
    const before = await Promise.all(texts.map(placeOf));
    expect(await page.locator('#root').innerHTML()).toBe('');
    release();
    await expect(page.getByLabel('Email')).toBeFocused();
    expect(await Promise.all(texts.map(placeOf))).toEqual(before);
    await expect(title).toHaveCount(1);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.001);
  });
});
