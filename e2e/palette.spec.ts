import type { Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Search or go to' });

const openByKeys = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await expect(paletteOf(page).getByRole('combobox')).toBeFocused();
};

test('any screen is a few letters away, by keyboard alone', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('Total Users')).toBeVisible();
  await openByKeys(page);
  await page.keyboard.type('add work');
  await expect(page.getByRole('option', { selected: true })).toContainText('Add Workout Category');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/workouts/add-category');
  await expect(paletteOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await openByKeys(page);
  await expect(paletteOf(page).getByRole('combobox')).toHaveValue('');
  await page.keyboard.press('Control+k');
  await expect(paletteOf(page)).toHaveCount(0);
});

test('keys that are held down open it once', async ({ page }) => {
  await page.goto('/dashboard');
  const palette = page.getByRole('dialog', { name: 'Search or go to' });
  await expect(page.getByRole('button', { name: 'Search or go to' })).toBeVisible();
  await page.keyboard.down('Control');
  await page.keyboard.down('k');
  await expect(palette).toBeVisible();
  // A second one without a release is a repetition.
  await page.keyboard.down('k');
  await page.keyboard.up('k');
  await page.keyboard.up('Control');
  await page.keyboard.type('subscr');
  await expect(palette.getByRole('option', { selected: true })).toHaveText('Subscriptions');
});

test('any user is found by name and by e-mail, once the typing pauses', async ({ page, addUser }) => {
  const user = await addUser();
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/v1/users') asked.push(url.searchParams.get('query') ?? '');
  });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search or go to' }).click();
  await expect(paletteOf(page).getByRole('combobox')).toBeFocused();
  const word = user.email.split('@')[0] ?? '';
  await page.keyboard.type(word);
  const option = page.getByRole('option', { name: new RegExp(user.email) });
  await expect(option).toBeVisible();
  expect(asked.length).toBeLessThan(word.length);
  await expect(option).toHaveAttribute('href', `/users/edit/${user.id}`);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toHaveValue(user.name);
});

test('it is fetched when it is needed, not before', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  await expect(page.getByText('Total Users')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files.filter((file) => /Palette/.test(file))).toEqual([]);
  await openByKeys(page);
  expect(files.filter((file) => /Palette/.test(file)).length).toBeGreaterThan(0);
});

for (const [what, width, dir] of [
  ['on a phone', 390, 'ltr'],
  ['at 320 px, from the right', 320, 'rtl'],
  ['on a wide screen', 1440, 'ltr'],
] as const)
  test(`it is accessible and fits ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/dashboard');
    await page.evaluate((direction) => (document.documentElement.dir = direction), dir);
    await expect(page.getByText('Total Users')).toBeVisible();
    await page.getByRole('button', { name: 'Search or go to' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
    ).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });

test.describe('with a session of its own', () => {
  test.use({ isSignedIn: false });

  test('theme and logout are actions of it; unsaved work is asked about first', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 401/);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/users/add-user');
    await signIn(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('Half a name');
    await openByKeys(page);
    await page.keyboard.type('theme');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass(/dark/);

    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    for (const [words, leave] of [
      ['dashboard', false],
      ['logout', true],
    ] as const) {
      await openByKeys(page);
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
      await question.getByRole('button', { name: leave ? 'Leave' : 'Keep editing' }).click();
      await expect(question).toHaveCount(0);
      if (!leave) await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a name');
    }
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  });
});
