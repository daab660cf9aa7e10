import type { Page } from '@playwright/test';
import { signIn } from './support/signIn.ts';
import { axeViolations } from './support/axeViolations.ts';
import { expect, test } from './support/test.ts';

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Search or go to' });

const openByKeys = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await expect(paletteOf(page).getByRole('combobox')).toBeFocused();
};

test('the palette opens any screen with a few keystrokes', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('Total Users')).toBeVisible();
  await openByKeys(page);
  await page.keyboard.type('add work');
  await expect(page.getByRole('option', { selected: true })).toContainText('Add Workout Category');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/workouts/add-category');
  await expect(paletteOf(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();

  await openByKeys(page);
  await expect(paletteOf(page).getByRole('combobox')).toHaveValue('');
  await page.keyboard.press('Control+k');
  await expect(paletteOf(page)).toHaveCount(0);
});

test('the palette opens once while the keys are held down', async ({ page }) => {
  await page.goto('/dashboard');
  const palette = page.getByRole('dialog', { name: 'Search or go to' });
  await expect(page.getByRole('button', { name: 'Search or go to' })).toBeVisible();
  await page.keyboard.down('Control');
  await page.keyboard.down('k');
  await expect(palette).toBeVisible();
  // A second keydown without a keyup is a repeat.
  await page.keyboard.down('k');
  await page.keyboard.up('k');
  await page.keyboard.up('Control');
  await page.keyboard.type('subscr');
  await expect(palette.getByRole('option', { selected: true })).toHaveText('Subscriptions');
});

test('the key of K opens the palette with a Ukrainian keyboard, but not with Dvorak', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Search or go to' })).toBeVisible();
  for (const [key, opens] of [
    ['t', false],
    ['л', true],
  ] as const) {
    const isTaken = await page.evaluate((letter) => {
      const keys = { key: letter, code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
      return !document.body.dispatchEvent(new KeyboardEvent('keydown', keys));
    }, key);
    expect(isTaken).toBe(opens);
    await expect(paletteOf(page)).toHaveCount(opens ? 1 : 0);
  }
});

test('the palette finds users by name and e-mail after a debounce', async ({ page, addUser }) => {
  const user = await addUser();
  const requested: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/v1/users') requested.push(url.searchParams.get('query') ?? '');
  });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search or go to' }).click();
  await expect(paletteOf(page).getByRole('combobox')).toBeFocused();
  const word = user.email.split('@')[0] ?? '';
  await page.keyboard.type(word);
  const option = page.getByRole('option', { name: new RegExp(user.email) });
  await expect(option).toBeVisible();
  expect(requested.length).toBeLessThan(word.length);
  await expect(option).toHaveAttribute('href', `/users/${user.id}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: user.name })).toBeVisible();
});

test('the palette leads to all users that match', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search or go to' }).click();
  await expect(paletteOf(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('example.org');
  await page.getByRole('option', { name: /^All [\d,]+ users with “example\.org”$/ }).click();
  await expect(page).toHaveURL('/users/all-users?query=example.org');
});

test('the palette is accessible and fits phones and wide screens, in both directions', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('Total Users')).toBeVisible();
  for (const [width, dir] of [
    [1440, 'ltr'],
    [390, 'ltr'],
    [320, 'rtl'],
  ] as const)
    await test.step(`${width} px, ${dir}`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate((direction) => (document.documentElement.dir = direction), dir);
      await page.getByRole('button', { name: 'Search or go to' }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(paletteOf(page)).toHaveCount(0);
    });
});

test.describe('with a session of its own', () => {
  test.use({ isSignedIn: false });

  test('offers theme and logout, and asks before discarding unsaved work', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 401/);
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
