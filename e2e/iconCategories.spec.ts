import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { dropOrPaste, imageFile } from './support/files.ts';
import { CONNECTION_CUT, dropResponses } from './support/dropResponses.ts';
import { expect, test, uniqueWord } from './support/test.ts';

const KINDS = [
  { folder: 'habits', resource: 'habit-categories', title: 'Habit Category', nameHeader: 'Name' },
  {
    folder: 'workouts',
    resource: 'workout-categories',
    title: 'Workout Category',
    nameHeader: 'Category Name',
  },
] as const;

interface StoredCategory {
  _id: string;
  name: string;
  iconLight: string;
  iconDark: string;
}

const stored = async (api: APIRequestContext, resource: string, name: string): Promise<StoredCategory[]> => {
  const all = (await (await api.get(resource)).json()) as StoredCategory[];
  return all.filter((category) => category.name === name);
};

const addCategory = async (
  api: APIRequestContext,
  resource: string,
  name: string,
): Promise<StoredCategory> => {
  await api.post(resource, {
    multipart: {
      name,
      iconLight: {
        name: 'a.png',
        mimeType: 'image/png',
        buffer: await readFile(imageFile('sun-for-light.png')),
      },
      iconDark: {
        name: 'b.jpg',
        mimeType: 'image/jpeg',
        buffer: await readFile(imageFile('sun-for-dark.jpg')),
      },
    },
  });
  const [category] = await stored(api, resource, name);
  if (!category) throw new Error(`${name} was not stored`);
  return category;
};

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const expectShown = (image: Locator) =>
  expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(128);

const confirmDeletion = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this category?' });
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
};

for (const { folder, resource, title, nameHeader } of KINDS) {
  const list = `/${folder}/all-categories`;

  test(`${folder}: a category is added with real images, edited and deleted`, async ({ page, api }) => {
    const name = `Journey ${uniqueWord()}`;
    await page.goto(list);
    await expect(page.getByRole('columnheader')).toHaveText([
      nameHeader,
      'Light Icon',
      'Dark Icon',
      'Actions',
    ]);
    await page.getByRole('link', { name: 'Add Category' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name: `Create New ${title}` })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();

    await page.getByRole('button', { name: 'Create Category' }).click();
    for (const message of ['Name is required', 'Light icon is required', 'Dark icon is required'])
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();

    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    const form = page.getByRole('form', { name: `Create New ${title}` });
    await page.getByLabel('Light Icon', { exact: true }).setInputFiles(imageFile('sun-for-light.png'));
    await expect(form).toContainText(/PNG · 128 × 128 px · [\d.]+ KB/);
    await expect(form).toContainText('Easy to see on the light surface');
    await dropOrPaste(
      page.getByLabel('Dark Icon', { exact: true }),
      'drop',
      'sun-for-dark.jpg',
      'image/jpeg',
    );
    await expect(form).toContainText(/JPEG · 128 × 128 px · [\d.]+ KB/);
    await expectShown(page.getByRole('img', { name: 'Dark Icon on dark' }));

    await page.getByRole('button', { name: 'Create Category' }).click();
    await expect(page.getByRole('button', { name: 'Created!' })).toBeDisabled();
    await expect(page).toHaveURL(list);
    await page.getByRole('searchbox').fill(name);
    const row = rowOf(page, name);
    await expect(row.getByRole('img')).toHaveCount(2);
    for (const image of await row.getByRole('img').all()) await expectShown(image);
    const [added] = await stored(api, resource, name);
    expect(added?.iconLight).not.toBe(added?.iconDark);

    await row.getByRole('link', { name: `Edit ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Edit ${title}` })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expectShown(page.getByRole('img', { name: 'Light Image (Optional) on light' }));
    const renamed = `${name} renamed`;
    await page.getByRole('textbox', { name: 'Name' }).fill(renamed);
    await dropOrPaste(
      page.getByLabel('Dark Image (Optional)', { exact: true }),
      'paste',
      'moon.png',
      'image/png',
    );
    await page.getByRole('button', { name: 'Update Category' }).click();
    await expect(page.getByRole('button', { name: 'Updated!' })).toBeDisabled();
    await expect(page).toHaveURL(new RegExp(list));
    const [edited] = await stored(api, resource, renamed);
    expect(edited?.iconLight).toBe(added?.iconLight);
    expect(edited?.iconDark).not.toBe(added?.iconDark);

    await page.goto(`${list}?query=${encodeURIComponent(renamed)}`);
    await confirmDeletion(page, renamed);
    await expect.poll(() => stored(api, resource, renamed)).toEqual([]);
    await page.reload();
    await expect(page.getByText('No categories found')).toBeVisible();
  });
}

/** Workouts have the same screens, with another path in each call. */
const [{ folder, resource, nameHeader }] = KINDS;
const list = `/${folder}/all-categories`;

test('retrying an addition after a lost response creates one category', async ({
  page,
  api,
  browserErrors,
}) => {
  browserErrors.allow(CONNECTION_CUT);
  const name = `Once ${uniqueWord()}`;
  await page.goto(`/${folder}/add-category`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Light Icon', { exact: true }).setInputFiles(imageFile('sun-for-light.png'));
  await page.getByLabel('Dark Icon', { exact: true }).setInputFiles(imageFile('sun-for-dark.jpg'));
  const create = page.getByRole('button', { name: 'Create Category' });
  await dropResponses(page, `**/api/v1/${resource}`);
  await create.click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await stored(api, resource, name)).toHaveLength(1);
  await page.unroute(`**/api/v1/${resource}`);
  await create.click();
  await expect(page.getByRole('button', { name: 'Created!' })).toBeDisabled();
  await expect(page).toHaveURL(list);
  expect(await stored(api, resource, name)).toHaveLength(1);
});

test('two windows that delete the same category both show the right list', async ({
  page,
  context,
  api,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404/);
  const { name, _id } = await addCategory(api, resource, `Twice ${uniqueWord()}`);
  await page.goto(list);
  await expect(rowOf(page, name)).toBeVisible();
  await api.delete(`${resource}/${_id}`);
  await confirmDeletion(page, name);
  await expect(page.getByText(`“${name}” was already deleted`)).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);

  const other = await context.newPage();
  await other.goto(list);
  await expect(other.getByRole('row').nth(1)).toBeVisible();
  await expect(rowOf(other, name)).toHaveCount(0);
});

test('sorting and filtering live in the URL, and Back restores them', async ({ page, api }) => {
  const word = uniqueWord();
  for (const letter of ['b', 'a', 'c']) await addCategory(api, resource, `${word} ${letter}`);
  await page.goto(list);
  await page.getByRole('searchbox').fill(word);
  await expect(page).toHaveURL(`${list}?query=${word}`);
  await expect(page.getByRole('rowheader')).toHaveText([`${word} a`, `${word} b`, `${word} c`]);
  await page.getByRole('button', { name: nameHeader, exact: true }).click();
  await expect(page).toHaveURL(`${list}?query=${word}&sort=descending`);
  await expect(page.getByRole('rowheader')).toHaveText([`${word} c`, `${word} b`, `${word} a`]);
  await page.getByRole('link', { name: `Edit ${word} b` }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`${word} b`);
  await page.goBack();
  await expect(page).toHaveURL(`${list}?query=${word}&sort=descending`);
  await expect(page.getByRole('searchbox')).toHaveValue(word);
  await expect(page.getByRole('rowheader')).toHaveText([`${word} c`, `${word} b`, `${word} a`]);
});

test('a conflicting save lets the user choose', async ({ page, api, browserErrors }) => {
  browserErrors.allow(/status of 412/);
  const { name, _id } = await addCategory(api, resource, `Shared ${uniqueWord()}`);
  await page.goto(`/${folder}/edit-category/${_id}`);
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} mine`);
  await api.put(`${resource}/${_id}`, { multipart: { name: `${name} theirs` } });
  await page.getByRole('button', { name: 'Update Category' }).click();
  await expect(page.getByText('Someone else changed this category while you were editing')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} mine`);
  expect(await stored(api, resource, `${name} theirs`)).toHaveLength(1);
  await page.getByRole('radio', { name: `Yours: ${name} mine` }).check({ force: true });
  await page.getByRole('button', { name: 'Update Category' }).click();
  await expect(page).toHaveURL(new RegExp(list));
  expect(await stored(api, resource, `${name} mine`)).toHaveLength(1);
});

test('a file that is not an image is rejected before upload, and the form keeps its input', async ({
  page,
}) => {
  await page.goto('/habits/add-category');
  await page.getByRole('textbox', { name: 'Name' }).fill('Kept');
  await page.getByLabel('Light Icon', { exact: true }).setInputFiles(imageFile('moon.png'));
  // A file chosen while the last one is read replaces it.
  await expect(page.getByText('moon.png')).toBeVisible();
  await page.getByLabel('Light Icon', { exact: true }).setInputFiles({
    name: 'sun.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  });
  await expect(page.getByText(/sun\.png.* is not a PNG or JPEG image/)).toBeVisible();
  await expect(page.getByText('moon.png')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Kept');
});

test('a placeholder replaces a broken icon', async ({ page, api, browserErrors }) => {
  browserErrors.allow(/status of 404/);
  const { name, _id, iconDark } = await addCategory(api, 'habit-categories', `Broken ${uniqueWord()}`);
  await page.route(`**/*${iconDark.split('/').at(-1)}*`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`/habits/edit-category/${_id}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await expect(page.getByRole('img', { name: 'Light Image (Optional) on light' })).toBeVisible();
  await expect(page.getByText('Dark Image (Optional) on dark', { exact: true })).toBeAttached();
  await expect(page.getByRole('img', { name: 'Dark Image (Optional) on dark' })).toHaveCount(0);
});

test('a link pressed right after typing navigates, and Back shows the typed search', async ({
  page,
  api,
}) => {
  const { name } = await addCategory(api, 'habit-categories', `Quick ${uniqueWord()}`);
  await page.clock.install();
  await page.goto('/habits/all-categories');
  await expect(rowOf(page, name)).toBeVisible();

  // The next screen's code is still loading when the search debounce ends.
  const { promise: code, resolve: release } = Promise.withResolvers<void>();
  await page.route(/assets\/EditIconCategory/, async (route) => {
    await code;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await page.clock.runFor(5_000);
  release();
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Habit Category' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(name);
});

test('a slow upload shows its progress, and cancelling it saves nothing', async ({ page, context, api }) => {
  const name = `Slow ${uniqueWord()}`;
  // Decoders ignore bytes after the end of a PNG: a valid image that takes a while to send.
  const large = {
    name: 'large.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([await readFile(imageFile('moon.png')), Buffer.alloc(900_000)]),
  };
  await page.goto('/habits/add-category');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Light Icon', { exact: true }).setInputFiles(large);
  await page.getByLabel('Dark Icon', { exact: true }).setInputFiles(imageFile('moon.png'));
  await expect(page.getByText(/PNG · 128 × 128 px · 88\d\.\d KB/)).toBeVisible();

  const line = await context.newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1 };
  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: 40_000 });
  await page.getByRole('button', { name: 'Create Category' }).click();
  const progress = page.getByRole('progressbar');
  await expect(progress).toBeVisible();
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByText('Upload cancelled. Nothing was saved.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  expect(await stored(api, 'habit-categories', name)).toEqual([]);

  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await page.getByRole('button', { name: 'Create Category' }).click();
  await expect(page).toHaveURL('/habits/all-categories');
  expect(await stored(api, 'habit-categories', name)).toHaveLength(1);
});
