import type { APIRequestContext, Page } from '@playwright/test';
import { CONNECTION_CUT, dropResponses } from './support/dropResponses.ts';
import { expect, test, uniqueWord } from './support/test.ts';

const LIST = '/finances/all-categories';

interface StoredCategory {
  id: string;
  color: string | null;
}

const stored = async (api: APIRequestContext, wanted: string): Promise<StoredCategory[]> => {
  const all: (StoredCategory & { _id: string; name: string })[] = await (
    await api.get('finance-categories/admin')
  ).json();
  return all.filter(({ name }) => name === wanted).map(({ _id: id, color }) => ({ id, color }));
};

const ownId = async (api: APIRequestContext): Promise<string> => {
  const { user }: { user: { _id: string } } = await (await api.get('auth/session')).json();
  const { _id: id } = user;
  return id;
};

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a finance category is added, edited and deleted', async ({ page, api }) => {
  const name = `Journey ${uniqueWord()}`;
  await page.goto(LIST);
  await expect(page.getByRole('columnheader')).toHaveText(['Category Name', 'Color', 'Actions']);
  await page.getByRole('link', { name: 'Add Category' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add Finance Category' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Category Name' })).toBeFocused();
  const color = page.getByRole('textbox', { name: 'Color' });
  await expect(color).toHaveValue('#3b82f6');
  await page.getByRole('textbox', { name: 'Category Name' }).fill(name);

  const responded = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Add Category' }).click();
  const userId = await ownId(api);
  expect(await (await responded).json()).toMatchObject({
    name,
    color: '#3b82f6',
    role: 'admin',
    user_id: userId,
  });
  await expect(page).toHaveURL(LIST);
  await expect(rowOf(page, name)).toContainText('#3b82f6');

  await rowOf(page, name)
    .getByRole('link', { name: `Edit ${name}` })
    .click();
  await expect(page.getByRole('textbox', { name: 'Category Name' })).toHaveValue(name);
  await color.fill('');
  await page.getByRole('button', { name: 'Update Category' }).click();
  await expect(color).toHaveAttribute('aria-invalid', 'true');
  await expect(color).toBeFocused();
  await color.fill('E11D48');
  await page.getByRole('button', { name: 'Update Category' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(rowOf(page, name)).toContainText('#e11d48');

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this category?' });
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await expect.poll(() => stored(api, name)).toEqual([]);
});

test('retrying an addition after a lost response creates one category', async ({
  page,
  api,
  browserErrors,
}) => {
  browserErrors.allow(CONNECTION_CUT);
  const name = `Once ${uniqueWord()}`;
  await page.goto('/finances/add-category');
  await page.getByRole('textbox', { name: 'Category Name' }).fill(name);
  const add = page.getByRole('button', { name: 'Add Category' });
  await dropResponses(page, '**/api/v1/finance-categories');
  await add.click();
  await expect(page.getByRole('alert')).toContainText('Failed to add category');
  expect(await stored(api, name)).toHaveLength(1);
  await page.unroute('**/api/v1/finance-categories');
  await add.click();
  await expect(page).toHaveURL(LIST);
  await expect(rowOf(page, name)).toHaveCount(1);
  expect(await stored(api, name)).toHaveLength(1);
});

for (const [typed, meant] of [
  ['#abc', '#aabbcc'],
  ['abcdef', '#abcdef'],
  ['#ABCDEF', '#abcdef'],
] as const)
  test(`a color typed as ${typed} is stored as ${meant}`, async ({ page, api }) => {
    const name = `Colour ${uniqueWord()}`;
    await page.goto('/finances/add-category');
    await page.getByRole('textbox', { name: 'Category Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Color' }).fill(typed);
    await page.getByRole('button', { name: 'Add Category' }).click();
    await expect(page).toHaveURL(LIST);
    const [category] = await stored(api, name);
    expect(category?.color).toBe(meant);
  });

test('a conflicting save of a finance category lets the user choose', async ({
  page,
  api,
  browserErrors,
}) => {
  browserErrors.allow(/status of 412/);
  const name = `Shared ${uniqueWord()}`;
  const userId = await ownId(api);
  await api.post('finance-categories', {
    data: { name, color: '#112233', role: 'admin', user_id: userId },
  });
  const [category] = await stored(api, name);
  await page.goto(`/finances/edit-category/${category?.id}`);
  await page.getByRole('textbox', { name: 'Color' }).fill('#445566');
  await api.put(`finance-categories/${category?.id}`, { data: { name, color: '#778899' } });
  await page.getByRole('button', { name: 'Update Category' }).click();
  await expect(page.getByText('Someone else changed this category while you were editing')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Color' })).toHaveValue('#445566');
  await page.getByRole('radio', { name: 'Theirs: #778899' }).check({ force: true });
  await expect(page.getByRole('textbox', { name: 'Color' })).toHaveValue('#778899');
});

test('six categories with colors take fourteen steps', async ({ page }) => {
  const word = uniqueWord();
  await page.goto('/dashboard');
  const steps: (() => Promise<void>)[] = [
    () => page.getByRole('button', { name: 'Finances' }).click(),
    () => page.getByRole('link', { name: 'Add Category' }).click(),
  ];
  for (let number = 1; number <= 6; number += 1) {
    steps.push(
      () => page.keyboard.type(`${word} ${number}`),
      number < 6
        ? async () => {
            await page.getByRole('button', { name: 'Save and add another' }).click();
            await expect(page.getByText(`“${word} ${number}” was added`)).toBeVisible();
          }
        : () => page.keyboard.press('Enter'),
    );
  }
  await steps[0]?.();
  await steps[1]?.();
  // The first field is focused after the first category only.
  await page.getByRole('textbox', { name: 'Category Name' }).focus();
  for (const step of steps.slice(2)) await step();
  expect(steps).toHaveLength(14);
  await expect(page).toHaveURL(LIST);
  const colors = new Set<string>();
  for (let number = 1; number <= 6; number += 1)
    colors.add((await rowOf(page, `${word} ${number}`).textContent())?.match(/#[0-9a-f]{6}/)?.[0] ?? '');
  expect(colors.size).toBe(6);
  await expect(rowOf(page, `${word} 6`)).toHaveAttribute('data-marked');
});
