import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test, uniqueWord } from './support/test.ts';
import { axeViolations } from './support/axeViolations.ts';
import { isLong } from './support/isLong.ts';
import { watchRequests } from './support/watchRequests.ts';

test('search, page and Back live in the URL', async ({ page }) => {
  await page.goto('/users/all-users');
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  await expect(page).toHaveTitle('All Users · Planner Admin');
  await expect(page.getByRole('row')).toHaveCount(11);
  const firstRows = await page.getByRole('row').allInnerTexts();

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/users/all-users?page=2');
  await expect(page.getByText(/page 2 of/i).first()).toBeVisible();
  await expect.poll(() => page.getByRole('row').allInnerTexts()).not.toEqual(firstRows);

  await page.getByRole('searchbox').fill('an');
  await expect(page).toHaveURL('/users/all-users?query=an');
  await page.goBack();
  await expect(page).toHaveURL('/users/all-users?page=2');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/users/all-users');
  await expect.poll(() => page.getByRole('row').allInnerTexts()).toEqual(firstRows);

  await page.goto('/users/all-users?page=2&query=a');
  await expect(page.getByRole('searchbox')).toHaveValue('a');
  await page.reload();
  await expect(page).toHaveURL('/users/all-users?page=2&query=a');
});

test('a search treats wildcards literally and reports when nothing is found', async ({ page, addUser }) => {
  const word = uniqueWord();
  await addUser({ name: `${word} 100% a_b` });
  await addUser({ name: `${word} 1000 axb` });
  await page.goto('/users/all-users');

  await page.getByRole('searchbox').fill(`${word} 100%`);
  await expect(page.getByText(`${word} 100% a_b`, { exact: true })).toBeVisible();
  await expect(page.getByText(`${word} 1000 axb`, { exact: true })).toHaveCount(0);

  await page.getByRole('searchbox').fill(`${word} nobody`);
  await expect(page.getByText('No users found')).toBeVisible();
  await expect(page.getByText('Try a different search term')).toBeVisible();
});

test('eight keys typed without a pause send one request', async ({ page }) => {
  // Stop the page's clock while typing, so that no pause occurs on a slow machine.
  await page.clock.install();
  await page.goto('/users/all-users');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const requested: string[] = [];
  page.on('request', (request) => {
    const query = new URL(request.url()).searchParams.get('query');
    if (query) requested.push(query);
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox').pressSequentially('anderson');
  await page.clock.resume();
  await expect(page).toHaveURL('/users/all-users?query=anderson');
  await expect.poll(() => requested).toEqual(['anderson']);
  await expect(page.getByText('No users found')).toBeVisible();
  expect(requested).toEqual(['anderson']);
});

test('a page that does not exist leads to one that does', async ({ page }) => {
  for (const number of isLong ? ['-1', '0', '1e9', '999999999', 'two'] : ['-1', '999999999', 'two'])
    await test.step(number, async () => {
      await page.goto(`/users/all-users?page=${number}`);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expect(page.getByText(/page \d+ of \d+/i).first()).toBeVisible();
    });
});

test('a user is added, found, edited and deleted', async ({ page, api }) => {
  const word = uniqueWord();
  await page.goto('/users/all-users');
  await page.getByRole('link', { name: 'Add User' }).last().click();
  await expect(page).toHaveURL('/users/add-user');
  await expect(page.getByRole('heading', { level: 1, name: 'Add New User' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();

  await page.getByRole('textbox', { name: 'Name' }).fill(`Zoë ${word}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${word}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('seven green bottles');
  await page.getByRole('button', { name: /^Add User/ }).click();
  await expect(page).toHaveURL('/users/all-users');

  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('row')).toHaveCount(2);
  // The whole row is a link.
  await page.getByRole('rowheader', { name: `Zoë ${word}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Zoë ${word}`, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue(`Zoë ${word}`);
  const title = `Edit User: Zoë ${word}`;
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${title} · Planner Admin`);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  await page.getByLabel('Full Name').fill(`Zoé ${word}`);
  await page.getByLabel('Height (cm)').fill('172');
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(page).toHaveURL(/\/users\/all-users/);

  await page.goto(`/users/all-users?query=${word}`);
  await page.getByRole('button', { name: `Delete Zoé ${word}` }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to delete this user?');
  await expect(dialog).toContainText(`Zoé ${word}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Delete Zoé ${word}` })).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No users found')).toBeVisible();
  const left = await (await api.get('users', { params: { query: word } })).json();
  expect(left.users).toEqual([]);
});

test('deleting the last row of the last page shows the page before', async ({ page, addUser }) => {
  const word = uniqueWord();
  await Promise.all(Array.from({ length: 11 }, (_, index) => addUser({ name: `${word} ${index}` })));
  await page.goto(`/users/all-users?page=2&query=${word}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(`/users/all-users?query=${word}`);
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('invalid input is reported at its field, keeps the input and stores nothing', async ({
  page,
  addUser,
  api,
  browserErrors,
}) => {
  browserErrors.allow(/status of 4(09|22)/);
  const taken = await addUser();
  const word = uniqueWord();
  await page.goto('/users/add-user');
  await page.getByRole('button', { name: /^Add User/ }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('textbox', { name: 'Name' }).fill(`<b>${word}</b>`);
  await page.getByRole('textbox', { name: 'Email' }).fill(taken.email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill('seven green bottles');
  await page.getByRole('button', { name: /^Add User/ }).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`<b>${word}</b>`);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('seven green bottles');
  const found = await (await api.get('users', { params: { query: word } })).json();
  expect(found.users).toEqual([]);

  await email.fill(`${word}@example.com`);
  await page.getByRole('button', { name: /^Add User/ }).click();
  await expect(page).toHaveURL('/users/all-users');
  await expect(page.getByText(`<b>${word}</b>`, { exact: true })).toBeVisible();
});

test('a conflicting save overwrites nothing silently, merges, and asks what both changed', async ({
  page,
  addUser,
  api,
  browserErrors,
}) => {
  browserErrors.allow(/status of 412/);
  const user = await addUser();
  await page.goto(`/users/edit/${user.id}`);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Mine');
  await page.getByLabel('Height (cm)').fill('171');
  await api.put(`users/${user.id}`, { data: { name: 'Theirs', role: 'user', weight: '61.5' } });
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(page.getByText('Someone else changed this user while you were editing')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Mine');
  const stored = await (await api.get(`users/${user.id}`)).json();
  expect(stored.name).toBe('Theirs');
  await expect(page.getByLabel('Weight (kg)')).toHaveValue('61.5');
  await expect(page.getByRole('row', { name: 'Weight (kg) empty 61.5' })).toBeVisible();

  const choice = page.getByRole('radiogroup', { name: 'Which Full Name do you want to keep?' });
  await expect(choice.getByRole('radio', { name: 'Yours: Mine' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Theirs');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/users/all-users');
  const saved = await (await api.get(`users/${user.id}`)).json();
  expect(saved).toMatchObject({ name: 'Mine', height: '171', weight: '61.5' });
});

test('a conflict is accessible and fits both widths in both directions', async ({
  page,
  addUser,
  api,
  browserErrors,
}) => {
  browserErrors.allow(/status of 412/);
  const user = await addUser();
  await page.goto(`/users/edit/${user.id}`);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Wolfeschlegelsteinhausen'.repeat(5));
  const theirs = { name: 'عبد الرحمن '.repeat(8).trim(), role: 'user', height: '153', dob: '1990-02-14' };
  await api.put(`users/${user.id}`, { data: theirs });
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(page.getByRole('radio', { name: /^Yours: Wolfe/ })).toBeFocused();
  for (const [width, dir] of [
    [1280, 'rtl'],
    [360, 'ltr'],
    [360, 'rtl'],
  ] as const)
    await test.step(`${width} px, ${dir}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((direction) => (document.documentElement.dir = direction), dir);
      expect(await axeViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
});

test('an account that was deleted meanwhile keeps what was typed', async ({
  page,
  addUser,
  api,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404/);
  const user = await addUser();
  await page.goto(`/users/edit/${user.id}`);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Mine');
  await api.delete(`users/account-delete/${user.id}`);
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(page.getByText('Someone deleted this user while you were editing')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Mine');
});

/** Digits in the order of the language, as its users type them. Each language is a browser of its own. */
const DATES_AS_TYPED = [
  ['ar-EG', '٠٥١١١٩٧٩', '1979-11-05'],
  ['de-DE', '27091987', '1987-09-27'],
  ['he-IL', '05111979', '1979-11-05'],
  ['ja-JP', '19870927', '1987-09-27'],
  ['en-US', '09271987', '1987-09-27'],
] as const;

for (const [locale, keys, stored] of isLong ? DATES_AS_TYPED : DATES_AS_TYPED.slice(0, 1))
  test(`a date typed in a browser in ${locale} is stored`, async ({
    playwright,
    launchOptions,
    server,
    adminState,
    addUser,
    api,
  }) => {
    const { id } = await addUser();
    const language = locale.replace('-', '_');
    // Date inputs follow the language of the browser's process.
    const env = { ...launchOptions.env, LANGUAGE: language, LANG: `${language}.UTF-8` };
    const browser = await playwright.chromium.launch({ ...launchOptions, env });
    const context = await browser.newContext({
      baseURL: server.url,
      storageState: await adminState(),
      locale,
    });
    const page = await context.newPage();
    await page.goto(`/users/edit/${id}`);
    await page.getByLabel('Date of Birth').focus();
    const session = await context.newCDPSession(page);
    // `page.keyboard` has only the keys of a keyboard of the United States.
    for (const key of keys) {
      await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    }
    await expect(page.getByLabel('Date of Birth')).toHaveValue(stored);
    await page.getByRole('button', { name: 'Update User' }).click();
    await expect(page).toHaveURL('/users/all-users');
    const { dob } = await (await api.get(`users/${id}`)).json();
    expect(dob).toBe(stored);
    await browser.close();
  });

test('a half-typed date is asked about, also when Enter sends the form', async ({ page, addUser, api }) => {
  const { id } = await addUser({ dob: '1987-09-27' });
  await page.goto(`/users/edit/${id}`);
  const born = page.getByLabel('Date of Birth');
  await born.focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(born).toBeFocused();
  await expect(page.getByText('Enter a complete date or leave it empty')).toBeVisible();
  const { dob } = await (await api.get(`users/${id}`)).json();
  expect(dob).toBe('1987-09-27');
});

test('a double click adds one user', async ({ page, api }) => {
  const word = uniqueWord();
  await page.goto('/users/add-user');
  await page.getByRole('textbox', { name: 'Name' }).fill(word);
  await page.getByRole('textbox', { name: 'Email' }).fill(`${word}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('seven green bottles');
  await page.getByRole('button', { name: /^Add User/ }).dblclick();
  await expect(page).toHaveURL('/users/all-users');
  const found = await (await api.get('users', { params: { query: word } })).json();
  expect(found.users).toHaveLength(1);
});

test('a user that does not exist is reported as deleted', async ({ page, browserErrors }) => {
  browserErrors.allow(/status of 404/);
  await page.goto('/users/edit/0192f3c4-7a10-7c3e-9a55-000000000000');
  await expect(page.getByText('This user no longer exists')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('order, role and size of pages live in the URL, and pagination keeps them', async ({ page }) => {
  await page.goto('/users/all-users');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('user');
  await expect(page).toHaveURL('/users/all-users?role=user');
  await page.getByRole('button', { name: 'Email', exact: true }).click();
  await expect(page).toHaveURL('/users/all-users?role=user&sort=email');
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/users/all-users?page=2&role=user&sort=email');
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25 per page');
  await expect(page).toHaveURL('/users/all-users?limit=25&role=user&sort=email');
  await expect(page.getByText(/^1–25 of/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/users/all-users?page=2&role=user&sort=email');
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
});

test('users of two pages are deleted at once; the own account stays, with the reason', async ({
  page,
  addUser,
  api,
}) => {
  const word = uniqueWord();
  await Promise.all(Array.from({ length: 11 }, (_, index) => addUser({ name: `${word} ${index}` })));
  await page.goto(`/users/all-users?query=${word}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page
    .getByRole('checkbox', { name: /^Select / })
    .last()
    .check();
  await page.getByRole('searchbox').fill('admin@planner.local');
  await page.getByRole('checkbox', { name: 'Select Admin' }).check();
  const bar = page.getByRole('region', { name: 'Selected users' });
  await expect(bar).toContainText('12 users selected');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete 12 users' }).click();
  const dialog = page.getByRole('dialog');
  const result = page.getByText('11 of 12 users deleted; 1 failed');
  await expect(result).toBeVisible();
  await page.getByRole('button', { name: 'Show failed' }).click();
  await expect(dialog).toContainText('admin@planner.local');
  await expect(dialog).toContainText('You cannot delete your own account');
  await page.keyboard.press('Escape');
  // The result survives a reload, until it is dismissed.
  await page.reload();
  await expect(result).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(result).toHaveCount(0);
  const left = await (await api.get('users', { params: { query: word } })).json();
  expect(left.users).toEqual([]);
});

test('all 20 that match become administrators once their number is typed', async ({ page, addUser, api }) => {
  const word = uniqueWord();
  await Promise.all(Array.from({ length: 20 }, (_, index) => addUser({ name: `${word} ${index}` })));
  await page.goto(`/users/all-users?query=${word}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Select all 20 that match' }).click();
  await page.getByRole('button', { name: 'Make admin' }).click();
  await page.getByRole('combobox', { name: 'Access level' }).selectOption('Support');
  await page.getByRole('textbox', { name: 'Number of users' }).fill('20');
  await page.getByRole('button', { name: 'Change 20 users to admin' }).click();
  await expect(page.getByText('20 of 20 users changed to admin')).toBeVisible();
  const admins = await (await api.get('users', { params: { query: word, role: 'admin' } })).json();
  expect(admins.pagination.totalUsers).toBe(20);
  expect(admins.users[0].access).toBe('support');
  await expect(page.getByRole('cell', { name: 'admin' }).first()).toBeVisible();
});

test('a file of users is imported in three presses; its bad rows come back as a file', async ({
  page,
  api,
}) => {
  const word = uniqueWord();
  await page.goto(`/users/all-users?query=${word}`);
  await page.getByRole('button', { name: 'Import' }).click();
  const file = [
    'Mail;Name',
    `${word}1@example.org;${word} One`,
    `${word}2@example;${word} Two`,
    `${word}1@example.org;${word} Three`,
  ];
  await page.getByLabel('Choose file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${file.join('\r\n')}\r\n`),
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 user will be added; 1 invalid; 1 existing or twice in the file');
  await dialog.getByRole('button', { name: 'Import 1 user' }).click();
  await expect(page.getByText('1 of 3 users imported; 2 failed')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`${word} One`) })).toBeVisible();
  await page.getByRole('button', { name: 'Show users' }).click();
  await expect(page).toHaveURL(/importId=/);
  await expect(page.getByText('1 user · page 1 of 1')).toBeVisible();
  const importId = new URL(page.url()).searchParams.get('importId') ?? '';
  await page.getByRole('combobox', { name: 'Import' }).selectOption('All users');
  await expect(page).not.toHaveURL(/importId=/);
  await page.getByRole('button', { name: 'Show failed' }).click();
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const failed = await readFile(await (await started).path(), 'utf8');
  expect(failed.split('\r\n')[1]).toBe(
    `"${word}2@example","${word} Two","E-mail must be a valid e-mail address"`,
  );
  const users = await (await api.get('users', { params: { query: word } })).json();
  expect(users.pagination.totalUsers).toBe(1);

  await page.goto('/activity');
  await page
    .getByRole('link', { name: 'Show these users' })
    .and(page.locator(`[href*="${importId}"]`))
    .click();
  await expect(page.getByText('1 user · page 1 of 1')).toBeVisible();
});

test('the listed users are exported as a file, as chosen', async ({ page, addUser }) => {
  const word = uniqueWord();
  await addUser({ name: `=${word}()` });
  await page.goto(`/users/all-users?query=${word}`);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export users' });
  await dialog.getByRole('checkbox', { name: 'Last active' }).uncheck();
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('CSV with semicolons');
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export 1 user' }).click();
  const download = await started;
  const name = new RegExp(`^users-search-${word.toLowerCase()}-\\d{4}-\\d\\d-\\d\\d\\.csv$`);
  expect(download.suggestedFilename()).toMatch(name);
  const [head, row, end] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(head).toBe('\uFEFF"Name";"Email";"Role";"Joined (UTC)"');
  expect(row).toMatch(new RegExp(`^"'=${word}\\(\\)";"[^"]+";"user";"\\d{4}-\\d\\d-\\d\\d [\\d:]{8}"$`));
  expect(end).toBe('');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts).toContainText(`1 user exported to ${download.suggestedFilename()} in your downloads.`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Again while the message is shown, and the choices are as before.
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Rows' })).toHaveValue('selected');
  await expect(dialog.getByRole('checkbox', { name: 'Last active' })).not.toBeChecked();
  const again = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export 1 user' }).click();
  expect((await again).suggestedFilename()).toMatch(/^users-1-selected-/);
  expect(await readFile(await (await again).path(), 'utf8')).toBe(`${head}\r\n${row}\r\n`);
  await expect(toasts).toHaveCount(0);
  // The browser makes a workbook of the file.
  await page.getByRole('button', { name: 'Export' }).click();
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('Excel workbook');
  const workbook = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export 1 user' }).click();
  expect((await workbook).suggestedFilename()).toMatch(/^users-1-selected-\d{4}-\d\d-\d\d\.xlsx$/);
  // A ZIP file.
  expect((await readFile(await (await workbook).path())).subarray(0, 4).toString('latin1')).toBe(
    'PK\u0003\u0004',
  );
});

test('on a phone a toast covers neither the action bar nor the pagination', async ({ page, addUser }) => {
  const word = uniqueWord();
  // In this order: the newest are listed first.
  for (let count = 0; count < 12; count += 1) await addUser({ name: `${word} ${count}` });
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(`/users/all-users?query=${word}`);
  await page.getByRole('checkbox', { name: `Select ${word} 5` }).check();
  await page.getByRole('button', { name: `Delete ${word} 7` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast).toContainText(`${word} 7 was deleted`);
  await toast.hover();
  for (const part of [
    page.getByRole('region', { name: 'Selected users' }),
    page.getByRole('navigation', { name: 'Pagination' }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    const [covered, above] = [await part.boundingBox(), await toast.boundingBox()];
    expect(covered?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? Infinity));
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

/** Opens the list and waits until it rests: what is loaded ahead and the unread count come last. */
const openIdleList = async (page: Page) => {
  const requests = watchRequests(page);
  const late = page.waitForResponse('**/api/v1/messages/unread');
  const code = page.waitForResponse('**/assets/Person-*.js');
  await page.goto('/users/all-users');
  await expect(page.getByRole('row')).toHaveCount(11);
  await late;
  await code;
  await page.waitForLoadState('networkidle');
  return requests;
};

test.describe('what is loaded ahead', () => {
  test('opens a user with one request, sent on press', async ({ page }) => {
    const list = await openIdleList(page);
    const link = page.getByRole('row').nth(4).getByRole('link', { name: /^Edit/ });
    const href = (await link.getAttribute('href')) ?? '';
    const item = `/api/v1/users/${href.split('/').at(-1)}`;
    await link.hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(list.requested).not.toContain(item);

    const { requested } = watchRequests(page);
    await link.click();
    await expect(page.getByLabel('Full Name')).not.toHaveValue('');
    expect(requested).toEqual([item]);
  });

  test('opens the new user form without a request, by keyboard too', async ({ page }) => {
    await openIdleList(page);
    const { requested } = watchRequests(page);
    await page.getByRole('main').getByRole('link', { name: 'Add User' }).press('Enter');
    await expect(page.getByLabel('Full Name')).toBeVisible();
    expect(requested).toEqual([]);
  });
});
