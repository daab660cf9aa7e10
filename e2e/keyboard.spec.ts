import type { Page } from '@playwright/test';
import { uniqueWord, expect, test } from './support/test.ts';
import { admin } from './support/PlannerServer.ts';

test.use({ isSignedIn: false });

const MAX_TABS = 60;

/** Presses Tab until the named control has a visible focus. */
const tabTo = async (page: Page, role: Parameters<Page['getByRole']>[0], name: RegExp) => {
  for (let count = 0; count < MAX_TABS; count += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.and(page.getByRole(role, { name })).count()) === 0) continue;
    const outline = await focused.evaluate((element) => {
      // Fields show the focus ring on the box around them.
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box);
        if ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') return true;
      }
      return false;
    });
    expect(outline, `${name} shows its focus`).toBe(true);
    return;
  }
  throw new Error(`Tab never reached ${role} ${name}`);
};

test('the main flow works without a mouse', async ({ page, addUser }) => {
  const word = uniqueWord();
  const user = await addUser({ name: `Keys ${word}` });
  await page.goto('/');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(admin.email);
  await tabTo(page, 'textbox', /Password/);
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await page.reload();
  await expect(page.getByText('Total Users')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await tabTo(page, 'button', /^Users$/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', /^All Users$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeFocused();

  await tabTo(page, 'searchbox', /search/i);
  await page.keyboard.type(word);
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, 'link', /^Edit Keys/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toHaveValue(user.name);
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' edited');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/users\/all-users/);

  await page.goto(`/users/all-users?query=${word}`);
  await expect(page.getByText(`Keys ${word} edited`, { exact: true })).toBeVisible();
  await tabTo(page, 'button', /^Delete Keys/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No users found')).toBeVisible();
});

test.describe('the first row of a list', () => {
  test.use({ isSignedIn: true });

  test('takes one key, or three of the keyboard alone', async ({ page, addUser }) => {
    await addUser();
    await page.goto('/users/all-users');
    const row = page.locator('tbody tr');
    await expect(row.first().getByRole('link').first()).toBeVisible();
    await page.keyboard.press('j');
    await expect(row.first().getByRole('link').first()).toBeFocused();

    await page.reload();
    await expect(row.first().getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the table' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row.first().getByRole('link').first()).toBeFocused();
  });
});

test.describe('what is typed at once', () => {
  test.use({ isSignedIn: true });

  test('after E and Control+K is in the field that opens', async ({ page, addUser }) => {
    const user = await addUser({ name: `Keys ${uniqueWord()}` });
    await page.goto(`/users/all-users?query=${user.email}`);
    await page.getByRole('row', { name: user.name }).getByRole('checkbox').focus();
    await page.keyboard.type('eZoe Quick');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(/Zoe Quick/);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.keyboard.press('Control+K');
    await page.keyboard.type('subscr');
    await expect(page.getByRole('combobox', { name: 'Search or go to' })).toHaveValue('subscr');
  });
});
