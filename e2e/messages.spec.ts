import { expect, test, uniqueWord } from './support/test.ts';
import { slowDown, watchShifts } from './support/watchShifts.ts';

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

for (const width of [360, 1024, 1440])
  test(`nothing moves when each answer takes 500 ms, and who has written is told: ${width} px`, async ({
    page,
    api,
    addUser,
  }) => {
    const { name, email } = await addUser({ name: `Lan ${uniqueWord()}` });
    // One line of title on a phone.
    const subject = uniqueWord();
    for (const title of [`First ${subject}`, `Second ${subject}`])
      await api.post('contact', {
        data: {
          firstName: 'Lan',
          lastName: 'Nguyen',
          email,
          subject: title,
          message: 'I was charged twice.',
        },
      });
    const list = await api.get('messages', { params: { query: `Second ${subject}` } });
    const { messages } = (await list.json()) as { messages: [{ _id: string }] };
    const [{ _id: id }] = messages;
    await page.setViewportSize({ width, height: 900 });
    const shiftsOf = await watchShifts(page);
    await slowDown(page);
    await page.goto(`/messages?query=${encodeURIComponent(subject)}&message=${id}`);
    await expect(page.getByRole('link', { name })).toBeVisible();
    if (width === 1440) {
      const other = page.getByRole('main').getByRole('link', { name: `First ${subject}` });
      await expect(page.getByText('No subscription')).toBeVisible();
      await expect(other).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf()).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('another page of the list has no open message', async ({ page }) => {
  await page.goto('/messages');
  await page
    .getByRole('table', { name: 'Messages' })
    .getByRole('rowheader')
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/messages\?message=[\w-]+$/);
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/messages?page=2');
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
    await expect(dialog.getByText(/^\w+, ends /)).toBeVisible();
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
