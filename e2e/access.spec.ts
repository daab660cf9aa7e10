import type { BrowserContext, Page } from '@playwright/test';
import { startSession } from './support/signIn.ts';
import { expect, test, type TestUser } from './support/test.ts';

test.use({ isSignedIn: false });

const password = 'seven green bottles';

const signedInAt = async (page: Page, context: BrowserContext, { email }: TestUser, path: string) => {
  await startSession(context, { email, password });
  // Before the server has confirmed the session, its end leads to the sign-in page.
  const confirmed = page.waitForResponse('**/api/v1/auth/session');
  await page.goto(path);
  await (await confirmed).finished();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('an administrator for support sees and opens what support needs', async ({
  page,
  context,
  api,
  addUser,
}) => {
  const admin = await addUser({ role: 'admin', password });
  const user = await addUser();
  await api.put(`users/${admin.id}/access`, { data: { access: 'support' } });
  await signedInAt(page, context, admin, '/users/all-users');
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Dashboard', 'Subscriptions', 'Messages', 'Activity'])
    await expect(sidebar.getByRole('link', { name })).toBeVisible();
  for (const name of ['Habits', 'Finances', 'Legal'])
    await expect(sidebar.getByRole('button', { name })).toHaveCount(0);

  await page.goto('/finances/all-categories');
  await expect(page.getByText('Your access does not include this page')).toBeVisible();

  await page.goto(`/users/${admin.id}`);
  await expect(page.getByRole('heading', { name: admin.name, level: 1 })).toBeVisible();
  const edit = page.getByRole('link', { name: 'Edit' });
  await expect(edit).toHaveAccessibleDescription('Your access does not include this');
  await edit.focus();
  await expect(page.getByRole('tooltip')).toHaveText('Your access does not include this');

  await page.goto(`/users/${user.id}`);
  const access = page.getByRole('region', { name: 'Access', exact: true });
  await access.getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Chargeback');
  await page.keyboard.press('Enter');
  await expect(access.getByText(/^Suspended until it is lifted/)).toBeVisible();
  await page.goto('/users/all-users');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Suspended');
  await expect(page).toHaveURL('/users/all-users?state=suspended');
  await expect(page.getByRole('row', { name: user.name }).getByText('Suspended')).toBeVisible();
});

test('an administrator who only reads reads a legal text, its versions and comments', async ({
  page,
  context,
  api,
  addUser,
}) => {
  const admin = await addUser({ role: 'admin', password });
  await api.put(`users/${admin.id}/access`, { data: { access: 'read-only' } });
  await signedInAt(page, context, admin, '/legal/privacy-policy');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Legal' }),
  ).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Privacy Policy' });
  await expect(text).toHaveAttribute('aria-readonly', 'true');
  await expect(text).toContainText('What this policy covers');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await expect(save).toHaveAccessibleDescription('Your access does not include this');
  await page.getByRole('button', { name: /^Comments/ }).click();
  await expect(page.getByText('No comment is open.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of Privacy Policy' });
  await expect(
    history.getByRole('region', { name: 'Differences' }).or(history.getByText('There are no differences.')),
  ).toBeVisible();
  await history.getByText('The draft', { exact: true }).click();
  await expect(history.getByText('There are no versions of the draft yet.')).toBeVisible();
});

test('a suspended administrator loses the page at once and is told at sign-in', async ({
  page,
  context,
  api,
  addUser,
  browserErrors,
}) => {
  browserErrors.allow(/status of 40[13]/);
  const admin = await addUser({ role: 'admin', password });
  await signedInAt(page, context, admin, '/users/all-users');
  await page.getByRole('searchbox').focus();
  await api.put(`users/${admin.id}/suspension`, { data: { reason: 'On leave' } });
  // Any request may have covered the page before.
  await page.keyboard.type('an');
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This account is suspended');
  expect(await page.evaluate(() => document.body.innerText)).not.toContain('User Management');
});
