import { expect, test, uniqueWord } from './support/test.ts';
import { admin } from './support/PlannerServer.ts';

test('an administrator finds who changed a role in two actions from the dashboard', async ({
  page,
  api,
  addUser,
}) => {
  const { id, email } = await addUser({ name: `Lan ${uniqueWord()}` });
  await api.put(`/api/v1/users/${id}`, { data: { role: 'admin' }, failOnStatusCode: true });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await page.getByRole('link', { name: 'Activity' }).click();
  await page.getByRole('searchbox', { name: 'Search activity' }).fill(`role ${email}`);

  const found = page
    .getByRole('row')
    .filter({ hasText: `Changed the role of ${email} from user to administrator` });
  await expect(found.getByRole('link', { name: admin.email })).toBeVisible();
});

test('filters of the activity are in the URL, Back restores them, and entries lead to what they are about', async ({
  page,
  addUser,
}) => {
  const name = `Lan ${uniqueWord()}`;
  const { id, email } = await addUser({ name });
  await page.goto('/activity');
  await page.getByRole('button', { name: 'Kinds, people and dates' }).click();
  const on = page.getByRole('combobox', { name: 'On' });
  await on.pressSequentially(name);
  await page.getByRole('option').filter({ hasText: email }).click();
  await expect(page).toHaveURL(`/activity?subject=${id}`);
  await expect(on).toHaveValue(name);
  await expect(page.getByRole('rowheader')).toHaveText([new RegExp(`^Added the user ${email}`)]);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('No activity found')).toBeVisible();
  await page.goBack();
  await page.getByRole('rowheader').getByRole('link', { name: email }).click();
  await expect(page).toHaveURL(`/users/${id}`);
  await page.goBack();
  await expect(page.getByRole('rowheader').getByRole('link', { name: email })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/activity');
  await expect(on).toHaveValue('');
});

test('the activity is exported, and the export is on record', async ({ page }) => {
  await page.goto('/activity?kind=signedIn');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^activity-logged-in-\d{4}-\d\d-\d\d\.csv$/);
  await page.goto('/activity?kind=activityExported');
  const newest = page.getByRole('rowheader').first();
  await expect(newest).toHaveText(/^Exported the activity: \d+ rows?Kind: Logged in$/);
});

test('everything about access is one choice, without logins', async ({ page, api, addUser }) => {
  const { id, email } = await addUser();
  await api.put(`/api/v1/users/${id}`, { data: { role: 'admin' }, failOnStatusCode: true });
  await page.goto('/activity');
  await expect(page.getByRole('rowheader').first()).toContainText(`Changed the role of ${email}`);
  await expect(page.getByRole('rowheader').filter({ hasText: /^Logged in/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Kinds, people and dates' }).click();
  await page.getByRole('checkbox', { name: 'Access' }).check();
  await expect(page).toHaveURL('/activity?groups=access');
  await expect(page.getByRole('rowheader').first()).toContainText(`Changed the role of ${email}`);
  await page.getByRole('checkbox', { name: 'Logins' }).check();
  await expect(page).toHaveURL(/groups=access(?:,|%2C)signIns/);
  await expect(
    page
      .getByRole('rowheader')
      .filter({ hasText: /^Logged in/ })
      .first(),
  ).toBeVisible();
});
