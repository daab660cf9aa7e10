import { expect, test } from './support/test.ts';

const PARTS = [
  { path: 'totals', failure: 'Failed to fetch dashboard data', shows: 'Total Users' },
  { path: 'recent-users', failure: 'Failed to fetch recent users', shows: 'Recent Users' },
  { path: 'user-growth', failure: 'Failed to fetch new users per week', shows: 'New users' },
  {
    path: 'subscription-statuses',
    failure: 'Failed to fetch subscriptions by status',
    shows: 'Subscriptions by status',
  },
] as const;

for (const { path, failure, shows } of PARTS)
  test(`when ${path} fail, the rest of the dashboard stands, and a retry asks for them alone`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 500/);
    let isBroken = true;
    const asked: string[] = [];
    await page.route('**/api/v1/dashboard/*', async (route) => {
      const part = route.request().url().split('/').at(-1) ?? '';
      asked.push(part);
      await (isBroken && part === path ? route.fulfill({ status: 500, body: '' }) : route.continue());
    });
    await page.goto('/dashboard');
    await expect(page.getByText(failure)).toBeVisible();
    for (const other of PARTS)
      if (other.path !== path) {
        await expect(page.getByText(other.shows).first()).toBeVisible();
        await expect(page.getByText(other.failure)).toHaveCount(0);
      }

    isBroken = false;
    asked.length = 0;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(failure)).toHaveCount(0);
    await expect(page.getByText(shows).first()).toBeVisible();
    expect(asked).toEqual([path]);
  });
