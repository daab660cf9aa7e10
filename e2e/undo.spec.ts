import type { Page } from '@playwright/test';
import { expect, test, uniqueWord } from './support/test.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

const remove = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('You can undo this for 30 days.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
};

test('a deleted user is back after one press, even on another screen', async ({ page, addUser }) => {
  const { name, email } = await addUser();
  await page.goto(`/users/all-users?query=${email}`);
  await remove(page, name);
  await expect(toasts(page)).toContainText(`${name} was deleted`);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveText('User restored');
  await page.goBack();
  await expect(rowOf(page, name)).toContainText(email);
});

test('a deleted category and a deleted message are back after one press', async ({ page, api }) => {
  const word = uniqueWord();
  await api.post('finance-categories', { data: { name: `Food ${word}`, color: '#16a34a' } });
  await page.goto(`/finances/all-categories?query=${word}`);
  await remove(page, `Food ${word}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toasts(page)).toHaveText('Category restored');
  await expect(rowOf(page, `Food ${word}`)).toContainText('#16a34a');

  const data = { firstName: 'Zoë', lastName: word, email: `${word}@example.org`, message: 'Hello' };
  await api.post('contact', { data });
  await page.goto(`/messages?query=${word}`);
  await page.getByRole('link', { name: `Zoë ${word}` }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toasts(page)).toHaveText('Message restored');
  await expect(rowOf(page, word)).toBeVisible();
});

test('20 users deleted together are back after one press', async ({ page, addUser }) => {
  const word = uniqueWord();
  for (let count = 0; count < 20; count += 1) await addUser({ name: `${word} ${count}` });
  await page.goto(`/users/all-users?query=${word}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Select all 20 that match' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete 20 users' }).click();
  await expect(page.getByText('20 of 20 users deleted')).toBeVisible();
  await expect(page.getByText('No users found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toasts(page)).toHaveText('Users restored');
  await expect(page.getByText('20 users · page 1 of 2')).toBeVisible();
});

test('an entry of the activity is undone once, by one of two tabs', async ({
  page,
  context,
  api,
  addUser,
  browserErrors,
}) => {
  browserErrors.allow(/status of 409 .*\/undo/);
  const { id, name, email } = await addUser();
  await api.delete(`users/account-delete/${id}`);
  const other = await context.newPage();
  const button = { name: `Undo: Deleted the user ${email}` };
  for (const tab of [page, other]) {
    await tab.goto(`/activity?subject=${id}`);
    await expect(tab.getByRole('button', button)).toBeVisible();
  }
  // It may read the list again when it gets the focus.
  const list = /\/api\/v1\/activity\?/;
  await other.route(list, () => {});
  await page.getByRole('button', button).click();
  await expect(toasts(page)).toHaveText('User restored');
  await expect(page.getByRole('rowheader').first()).toHaveText(`Undone: Deleted the user ${email}`);
  await expect(page.getByRole('button', button)).toHaveCount(0);
  await expect(other.getByRole('button', button)).toBeVisible();
  await other.unroute(list);
  await other.getByRole('button', button).click();
  await expect(other.getByRole('alert')).toHaveText("This was undone already, or can't be undone");
  await page.goto(`/users/all-users?query=${email}`);
  await expect(rowOf(page, name)).toBeVisible();
});

test('a user whose address is in use again stays deleted', async ({ page, addUser, browserErrors }) => {
  browserErrors.allow(/status of 409 .*\/undo/);
  const { name, email } = await addUser();
  await page.goto(`/users/all-users?query=${email}`);
  await remove(page, name);
  await addUser({ name: 'Someone Else', email });
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toHaveText(`Another account has the address ${email} now`);
  await expect(rowOf(page, 'Someone Else')).toBeVisible();
});
