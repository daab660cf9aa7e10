import { expect, test } from './support/test.ts';

test('unsaved changes are never lost without confirmation', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Users' }).click();
  await page.getByRole('link', { name: 'Add User' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Half a name');

  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(question).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a name');
  await expect(page).toHaveURL('/users/add-user');

  await page.goBack();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/users/add-user');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a name');

  await page.getByRole('button', { name: /administrator/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();

  const leaving = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  const dialog = await leaving;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closed;

  await page.goBack();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goForward();
  await expect(page).toHaveURL('/users/add-user');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

test('an unchanged form closes without confirmation', async ({ page }) => {
  await page.goto('/users/add-user');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('navigation that keeps the form open needs no confirmation', async ({ page }) => {
  await page.goto('/settings');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Half a name');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(name).toHaveValue('Half a name');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('a logout leaves the form, even when it does not reach the server', async ({ page, browserErrors }) => {
  browserErrors.allow(/ERR_FAILED/);
  await page.route('**/api/v1/auth/logout', (route) => route.abort());
  await page.goto('/users/add-user');
  await page.getByRole('textbox', { name: 'Name' }).fill('Half a name');
  await page.getByRole('button', { name: /administrator/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a dirty form asks before a public page replaces the console', async ({ page }) => {
  await page.goto('/users/add-user');
  await page.getByRole('textbox', { name: 'Name' }).fill('Half a name');
  await page.getByRole('button', { name: 'Search or go to' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('contact');
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText('Contact Us');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the browser asks before a link loses a half-written message', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('First Name').fill('Zoë');
  const asked = page.waitForEvent('dialog');
  const clicked = page.getByRole('link', { name: 'Privacy Policy' }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await clicked;
  await expect(page.getByLabel('First Name')).toHaveValue('Zoë');
});

test('what was typed in a dialog of the editor is not lost by leaving the page', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Legal' }).click();
  await page.getByRole('link', { name: 'Terms & Conditions' }).click();
  const text = page.getByRole('textbox', { name: 'Terms & Conditions', exact: true });
  await text.click();
  await page.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('button', { name: 'Video', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add video' });
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await title.fill('Planning a week');
  // Faster than people are: the page guards what was typed from the next frame on.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL('/legal/terms-and-conditions');
  await expect(title).toHaveValue('Planning a week');
  await expect(question).toHaveCount(0);

  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Discard what you typed?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a typed password of the settings is not lost without confirmation', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel('New Password').fill('ten grey herons');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Half a name');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Admin');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('New Password')).toHaveValue('ten grey herons');
});
