import { expect, test, uniqueWord } from './support/test.ts';

test('a program calls with a token until it is revoked, and the activity names it', async ({
  page,
  server,
}) => {
  const name = uniqueWord();
  await page.goto('/settings');
  await page.getByRole('link', { name: 'tokens' }).click();
  await expect(page).toHaveURL('/settings/tokens');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Access level').selectOption('Content');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByText(/^pa_[\w-]{43}$/).textContent();
  const call = () =>
    fetch(new URL('/api/v1/finance-categories', server.url), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: uniqueWord(), color: '#3b82f6' }),
    });
  expect((await call()).status).toBe(201);

  await page.reload();
  await expect(page.getByText(/^pa_/)).toHaveCount(0);
  await page.goto('/activity?kind=categoryCreated');
  await expect(page.getByRole('row').nth(2)).toContainText(`with the token ${name}`);

  await page.goto('/settings/tokens');
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('The token was revoked')).toBeVisible();
  expect((await call()).status).toBe(401);
});
