import { expect, test } from './support/test.ts';

test('a message from the list is assigned and answered, and leaves the unanswered ones', async ({ page }) => {
  // All on one page: other tests add messages.
  await page.goto('/messages?state=unanswered&limit=100');
  const rows = page.getByRole('table', { name: 'Messages' }).getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();

  await rows.first().getByRole('link').click();
  // Beside the list, which stays.
  const pane = page.getByRole('main');
  await pane.getByRole('button', { name: 'Assign to me' }).click();
  await expect(pane.getByRole('button', { name: 'Unassign' })).toBeFocused();
  await expect(rows.first().locator('xpath=..')).toContainText('Assigned to me');
  await pane.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(pane.getByText(/by Admin$/)).toBeVisible();
  await expect(rows).toHaveCount(before - 1);

  await pane.getByRole('button', { name: 'Reopen' }).click();
  await expect(pane.getByText('Not yet')).toBeVisible();
  await expect(rows).toHaveCount(before);
  await pane.getByRole('button', { name: 'Unassign' }).click();
  await expect(pane.getByText('Nobody')).toBeVisible();
});

test('the keys J and K step through the messages beside the list', async ({ page }) => {
  await page.goto('/messages?query=my');
  const titles = page.getByRole('table', { name: 'Messages' }).getByRole('rowheader').getByRole('link');
  await titles.first().click();
  await expect(page.getByRole('button', { name: 'Newer message' })).toBeDisabled();
  const first = page.url();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('button', { name: 'Newer message' })).toBeEnabled();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(first);
});

test.describe('in a window without room for two columns', () => {
  test.use({ viewport: { width: 1024, height: 900 } });

  test('the keys J and K step through the messages, and a link leads to the sender', async ({ page }) => {
    // Only sample data: other tests add messages.
    await page.goto('/messages?query=my');
    const titles = page.getByRole('table', { name: 'Messages' }).getByRole('rowheader').getByRole('link');
    await expect(titles.first()).toBeVisible();
    const [first = '', second = ''] = await titles.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    await titles.first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Newer message' })).toBeDisabled();
    await page.keyboard.press('j');
    await expect(page).toHaveURL(second);
    await page.keyboard.press('k');
    await expect(page).toHaveURL(first);

    // Sample data: a subscriber wrote it.
    await page.goto('/messages?query=renewed+yesterday');
    await titles.first().click();
    await expect(dialog.getByText(/^Subscription: \w+, ends /)).toBeVisible();
    const name = (await titles.first().textContent()) ?? '';
    await dialog.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/users\/[\da-f-]{36}$/);
  });

  test('a link to a deleted message says so', async ({ page, browserErrors }) => {
    browserErrors.allow(/status of 404/);
    await page.goto('/messages?message=01900000-0000-7000-8000-000000000000');
    const dialog = page.getByRole('dialog', { name: 'This message no longer exists' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/messages');
  });
});
