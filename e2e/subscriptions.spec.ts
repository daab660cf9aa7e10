import { expect, test } from './support/test.ts';

test('search, status, order and page of subscriptions live in the URL', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Subscriptions' }).click();
  await expect(page).toHaveURL('/subscriptions');
  await expect(page.getByRole('heading', { level: 1, name: 'User Subscriptions' })).toBeFocused();
  await expect(page).toHaveTitle('Subscriptions · Planner Admin');
  await expect(page.getByRole('row')).toHaveCount(11);

  await page.getByRole('combobox', { name: 'Status' }).selectOption('ACTIVE');
  await expect(page).toHaveURL('/subscriptions?status=ACTIVE');
  await expect(page.getByRole('cell', { name: 'EXPIRED', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Expires' }).click();
  await expect(page).toHaveURL('/subscriptions?status=ACTIVE&sort=expires');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/subscriptions?page=2&status=ACTIVE&sort=expires');
  await expect(page.getByText(/page 2 of/).first()).toBeVisible();

  await page.getByRole('searchbox').fill('example.org');
  await expect(page).toHaveURL('/subscriptions?query=example.org&status=ACTIVE&sort=expires');
  await page.goBack();
  await expect(page).toHaveURL('/subscriptions?page=2&status=ACTIVE&sort=expires');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('ACTIVE');
  await expect(page.getByRole('columnheader', { name: 'Expires' })).toHaveAttribute('aria-sort', 'ascending');
});

test('copies a transaction ID and opens the user', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await page.goto('/subscriptions');
  const row = page.getByRole('row').nth(1);
  const transaction = (await row.getByRole('cell').nth(1).innerText()).trim();
  const name = await row.getByRole('rowheader').getByRole('link').innerText();
  await row.getByRole('button', { name: `Copy transaction ID ${transaction}` }).click();
  await expect(row.getByRole('button', { name: 'Copied' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(transaction);
  await row.getByRole('link', { name: `Open ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('an error shows a red banner, and a retry recovers', async ({ page, browserErrors }) => {
  browserErrors.allow(/status of 503/);
  await page.route('**/api/v1/subscriptions**', (route) =>
    route.fulfill({ status: 503, json: { message: 'Back in a minute', requestId: 'x' } }),
  );
  await page.goto('/subscriptions');
  await expect(page.getByRole('alert')).toContainText('Back in a minute');
  await page.unroute('**/api/v1/subscriptions**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('subscriptions that end this week are one step away', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /subscriptions? ends? within 7 days/ }).click();
  await expect(page).toHaveURL('/subscriptions?endsWithin=7&sort=expires');
  await expect(page.getByRole('combobox', { name: 'End' })).toHaveValue('7');
  await expect(page.getByRole('columnheader', { name: 'Expires' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: /^Export \d/ }).click();
  await expect(page.getByText(/exported to subscriptions-ends-within-7-days-/)).toBeVisible();
});
