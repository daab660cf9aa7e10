import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { admin } from './support/PlannerServer.ts';
import { expect, test, uniqueWord, type TestUser } from './support/test.ts';
import { slowDown, watchShifts } from './support/watchShifts.ts';

/** Opens the page of a user from any screen in three steps. */
const openByPalette = async (page: Page, { email, name }: TestUser) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search or go to' }).getByRole('combobox').fill(email);
  await expect(page.getByRole('option', { name: new RegExp(email) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

const write = (api: APIRequestContext, { email }: TestUser, message: string) =>
  api.post('contact', {
    data: { firstName: 'Lan', lastName: 'Nguyen', email, subject: 'Billing', message },
  });

const card = (page: Page, name: string) => page.getByRole('region', { name });

const chooseAction = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name }).click();
};

const openPerson = async (page: Page, { id, name }: TestUser) => {
  await page.goto(`/users/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

test('a complaint is answered in four steps from the address, on one screen', async ({
  page,
  api,
  addUser,
}) => {
  const user = await addUser({ name: `Lan ${uniqueWord()}` });
  await write(api, user, 'I was charged twice.\nPlease help.');
  await page.goto('/dashboard');
  await expect(page.getByText('Total Users')).toBeVisible();

  await openByPalette(page, user);
  const messages = card(page, 'Messages from this address');
  await expect(messages.getByText('I was charged twice.')).toBeVisible();
  await expect(page.getByText(/^No subscription/)).toBeVisible();
  // The fourth step opens the mail program.
  const reply = messages.getByRole('link', { name: 'Reply by e-mail' });
  // The address, copy, Actions, Edit, the message, and then this.
  await expect(page.getByRole('heading', { level: 1, name: user.name })).toBeFocused();
  await expect(page.getByRole('banner').getByText(user.name)).toBeVisible();
  for (let tabs = 0; tabs < 6; tabs += 1) await page.keyboard.press('Tab');
  await expect(reply).toBeFocused();
  const mail = new URL((await reply.getAttribute('href')) ?? '');
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', user.email]);
  expect(mail.searchParams.get('subject')).toBe('Re: Billing');
  expect(mail.searchParams.get('body')).toContain('> I was charged twice.\r\n> Please help.');
});

for (const width of [360, 1024, 1440])
  test(`nothing on the page of a person moves when each answer takes 500 ms: ${width} px`, async ({
    page,
    api,
    addUser,
  }) => {
    const user = await addUser({ name: `Lan ${uniqueWord()}`, role: 'admin' });
    await write(api, user, 'I was charged twice.');
    await page.setViewportSize({ width, height: 900 });
    const shiftsOf = await watchShifts(page);
    await slowDown(page);
    await openPerson(page, user);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
    expect(await shiftsOf()).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('nothing on the page of a person moves while its parts arrive', async ({ page, api, addUser }) => {
  const user = await addUser({ name: `Lan ${uniqueWord()}`, role: 'admin' });
  await write(api, user, 'I was charged twice.');
  const shiftsOf = await watchShifts(page);
  // Each answer later than the one before.
  let delayMs = 0;
  await page.route(/\/api\/v1\/(?!auth\/)/, async (route) => {
    delayMs += 100;
    const response = await route.fetch();
    setTimeout(() => void route.fulfill({ response }), delayMs);
  });
  await openPerson(page, user);
  await expect(card(page, 'Account and access').getByRole('button', { name: 'Suspend' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
  expect(await shiftsOf()).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('E edits the person whom the page shows', async ({ page, addUser }) => {
  const user = await addUser({ name: `Lan ${uniqueWord()}` });
  await openPerson(page, user);
  await page.keyboard.press('e');
  await expect(page).toHaveURL(`/users/edit/${user.id}`);
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(user.name);
});

test('an administrator finds who changed a role in three steps from the address', async ({
  page,
  api,
  addUser,
}) => {
  const user = await addUser({ name: `Lan ${uniqueWord()}` });
  await api.put(`users/${user.id}`, { data: { role: 'admin' } });
  await page.goto('/dashboard');
  await expect(page.getByText('Total Users')).toBeVisible();
  await openByPalette(page, user);
  const newest = card(page, 'Activity').getByRole('listitem').first();
  await expect(newest).toContainText(`Changed the role of ${user.email} from user to administrator`);
  await expect(newest.getByRole('link', { name: admin.email })).toBeVisible();
});

test('names of the list are links to the page, which open in a new tab, and Back returns', async ({
  page,
  context,
  addUser,
}) => {
  const word = uniqueWord();
  const user = await addUser({ name: `Tab ${word}` });
  await page.goto(`/users/all-users?query=${word}`);
  await page.waitForLoadState('networkidle');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: user.name, exact: true }).click({ button: 'middle' });
  const tab = await opened;
  // Not by locators: if Playwright hears of a new tab's request after its page has come, they wait for that navigation for ever.
  await expect(async () => {
    expect(await tab.evaluate(() => [document.querySelector('h1')?.textContent, document.title])).toEqual([
      user.name,
      `${user.name} · Planner Admin`,
    ]);
  }).toPass({ timeout: 30_000 });
  await tab.close();
  // A press beside the name.
  await page.getByRole('cell', { name: user.email }).click();
  await expect(page).toHaveURL(`/users/${user.id}`);
  await expect(page.getByRole('heading', { level: 1, name: user.name })).toBeFocused();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Full Name').fill(`New ${word}`);
  await page.getByRole('button', { name: 'Update User' }).click();
  await page.getByRole('link', { name: `New ${word}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `New ${word}` })).toBeVisible();
});

test('health values are shown on request, which is on record', async ({ page, addUser }) => {
  const user = await addUser({ height: '178.25', gender: 'female' });
  await openPerson(page, user);
  const activity = card(page, 'Activity');
  await expect(activity.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('178.25')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show health values' }).click();
  await expect(page.getByText('178.25')).toBeVisible();
  await expect(activity.getByRole('listitem')).toHaveCount(2);
  await expect(activity.getByRole('listitem').first()).toContainText(
    `Viewed the health values of ${user.email}`,
  );
});

test('hovering a link to the form of a user leaves nothing on record', async ({ page, api, addUser }) => {
  const word = uniqueWord();
  const { id } = await addUser({ name: `Hover ${word}` });
  await page.goto(`/users/all-users?query=${word}`);
  await page.getByRole('link', { name: `Edit Hover ${word}` }).hover();
  await page.getByRole('link', { name: `Edit Hover ${word}` }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  const { items } = await (await api.get(`activity?subject=${id}&kind=healthViewed`)).json();
  expect(items).toEqual([]);
});

test('the data of a user are downloaded, and the user is erased once the name is typed', async ({
  page,
  api,
  addUser,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404/);
  const user = await addUser({ name: `Érase ${uniqueWord()}` });
  await write(api, user, 'Forget me');
  await openPerson(page, user);
  const download = page.waitForEvent('download');
  await chooseAction(page, 'Download data');
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(data).toMatchObject({
    account: { email: user.email },
    subscriptions: [],
    messages: [{ message: 'Forget me' }],
    activity: [{ kind: 'userCreated', actor: 'an administrator' }],
  });
  expect(JSON.stringify(data)).not.toContain(admin.email);

  await chooseAction(page, 'Erase for good…');
  const dialog = page.getByRole('alertdialog', { name: 'Erase this user for good?' });
  const name = dialog.getByLabel('Name of the user');
  await name.fill('someone else');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not the name of the user')).toBeVisible();
  await name.fill(user.name.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/users/all-users');

  await page.goto('/activity?kind=userErased');
  await expect(page.getByRole('rowheader').first()).toHaveText('Erased a user for good');
  await page.goto(`/activity?query=${user.email}`);
  await expect(page.getByText('No activity found')).toBeVisible();
  await page.goto(`/messages?query=${user.email}`);
  await expect(page.getByText('No messages found')).toBeVisible();
  await page.goto(`/users/${user.id}`);
  await expect(page.getByText('This user no longer exists')).toBeVisible();
});

test('a user who is deleted in another tab is said to be gone', async ({
  page,
  context,
  addUser,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404/);
  const user = await addUser();
  await openPerson(page, user);
  const other = await context.newPage();
  await openPerson(other, user);
  await chooseAction(other, 'Delete…');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other).toHaveURL('/users/all-users');

  await page.getByRole('button', { name: 'Show health values' }).click();
  await expect(page.getByText('This item does not exist')).toBeVisible();
  await chooseAction(page, 'Delete…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/users/all-users');
});

test('the page of an id that never was says so', async ({ page, browserErrors }) => {
  browserErrors.allow(/status of 404/);
  await page.goto('/users/0192f3c4-7a10-7c3e-9a55-000000000000');
  await expect(page.getByText('This user no longer exists')).toBeVisible();
  await page.getByRole('link', { name: 'Back to users' }).click();
  await expect(page).toHaveURL('/users/all-users');
});

test('the sessions of an administrator are ended', async ({ page, playwright, server, addUser }) => {
  const user = await addUser({ role: 'admin' });
  const storageState = { cookies: [], origins: [] };
  const request = await playwright.request.newContext({ baseURL: server.url, storageState });
  const data = { email: user.email, password: 'seven green bottles' };
  await request.post('/api/v1/auth/login', { data, failOnStatusCode: true });
  await openPerson(page, user);
  await card(page, 'Sessions').getByRole('button', { name: 'End sessions' }).click();
  await expect(page.getByText(/, no sessions$/)).toBeVisible();
  expect((await request.get('/api/v1/auth/session')).status()).toBe(401);
  await request.dispose();
});
