import { expect, test } from './support/test.ts';

const PARTS = [
  {
    path: 'users/dashboard',
    failure: 'Failed to fetch dashboard data',
    shows: ['Total Users', 'Recent Users'],
  },
  {
    path: 'dashboard/user-growth',
    failure: 'Failed to fetch new users per week',
    shows: ['New users per week'],
  },
  {
    path: 'dashboard/subscription-statuses',
    failure: 'Failed to fetch subscriptions by status',
    shows: ['Subscriptions by status'],
  },
] as const;

for (const { path, failure, shows } of PARTS)
  test(`when ${path} fails, the rest of the dashboard renders, and a retry fetches only that part`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 500/);
    let isBroken = true;
    const requested: string[] = [];
    await page.route(/\/dashboard(\/|$)/, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (!pathname.startsWith('/api/v1/')) return route.continue();
      const part = pathname.slice('/api/v1/'.length);
      requested.push(part);
      return isBroken && part === path ? route.fulfill({ status: 500, body: '' }) : route.continue();
    });
    await page.goto('/dashboard');
    await expect(page.getByText(failure)).toBeVisible();
    for (const other of PARTS)
      if (other.path !== path) {
        for (const text of other.shows) await expect(page.getByText(text).first()).toBeVisible();
        await expect(page.getByText(other.failure)).toHaveCount(0);
      }

    isBroken = false;
    requested.length = 0;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(failure)).toHaveCount(0);
    for (const text of shows) await expect(page.getByText(text).first()).toBeVisible();
    expect(requested).toEqual([path]);
  });
