import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, uniqueWord } from './support/test.ts';
import { admin } from './support/PlannerServer.ts';
import { signIn, startSession } from './support/signIn.ts';

test.use({ isSignedIn: false });
test.beforeEach(({ browserErrors }) => browserErrors.allow(/status of 401/));

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Log in again' });

/** Waits for the server's confirmation of the session: only then can a form hold unsaved work. */
const startAt = async (page: Page, path: string) => {
  await startSession(page.context());
  const confirmed = page.waitForResponse('**/api/v1/auth/session');
  await page.goto(path);
  await (await confirmed).finished();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** What a tab requests last when it opens. */
const countOf = (tab: Page) => tab.waitForResponse('**/api/v1/messages/unread');

const loseSession = async (context: BrowserContext) => context.clearCookies();

const signInAgain = async (
  page: Page,
  { email, password }: typeof admin | { email: string; password: string } = admin,
) => {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login' }).click();
};

const saveCategory = async (page: Page, name: string) => {
  await page.getByRole('textbox', { name: 'Category Name' }).fill(name);
  await page.getByRole('button', { name: 'Add Category' }).click();
};

test('a save that finds the session expired is retried after signing in over the page', async ({
  page,
  context,
  api,
}) => {
  const name = uniqueWord();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  await startAt(page, '/finances/add-category');
  await loseSession(context);
  await saveCategory(page, name);

  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/finances/add-category');
  await expect(dialog.getByLabel('Email')).toHaveValue(admin.email);
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();

  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Wrong e-mail or password');
  await signInAgain(page);

  await expect(page).toHaveURL('/finances/all-categories');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  const saves = sent.filter((line) => line.includes('/finance-categories'));
  expect(saves).toHaveLength(2);
  expect(saves[1]).toBe(saves[0]);
  const stored = (await (await api.get('finance-categories/admin')).json()) as { name: string }[];
  expect(stored.filter((category) => category.name === name)).toHaveLength(1);
});

test('several 401s open one dialog in every tab, and one sign-in resumes them all', async ({
  page,
  context,
}) => {
  const counts = [countOf(page)];
  await startAt(page, '/users/all-users');
  const editing = await context.newPage();
  counts.push(countOf(editing));
  await editing.goto('/users/add-user');
  await editing.getByRole('textbox', { name: 'Name' }).fill('Half a name');
  const third = await context.newPage();
  counts.push(countOf(third));
  await third.goto('/dashboard');
  await expect(third.getByText('Total Users')).toBeVisible();
  // What pages request when they are idle or come to the front would open the dialog before a key is pressed.
  await Promise.all(counts);
  await page.bringToFront();
  await page.waitForLoadState('networkidle');
  await loseSession(context);

  await page.getByRole('searchbox').fill('an');
  for (const tab of [page, editing, third]) await expect(dialogOf(tab)).toHaveCount(1);

  await signInAgain(page);
  for (const tab of [page, editing, third]) await expect(dialogOf(tab)).toHaveCount(0);
  await expect(page).toHaveURL(/query=an/);
  await expect(page.getByRole('row').nth(1)).toContainText(/an/i);
  await expect(editing.getByRole('textbox', { name: 'Name' })).toHaveValue('Half a name');
  await expect(third).toHaveURL('/dashboard');
});

test('signing out instead asks about unsaved work, then shows the sign-in page', async ({
  page,
  context,
}) => {
  await startAt(page, '/finances/add-category');
  await loseSession(context);
  await saveCategory(page, uniqueWord());
  await dialogOf(page).getByRole('button', { name: 'Logout' }).last().click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(dialogOf(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Category Name' })).toHaveCount(0);
});

test('a different user who signs in over the page starts on the dashboard', async ({
  page,
  context,
  addUser,
}) => {
  const password = 'seven green bottles';
  const other = await addUser({ role: 'admin', password });
  await startAt(page, '/finances/add-category');
  await loseSession(context);
  const name = uniqueWord();
  await saveCategory(page, name);
  await signInAgain(page, { email: other.email, password });
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: `${other.name} Administrator` })).toBeVisible();
  await page.goto('/finances/all-categories');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('the return path applies only to the same user', async ({ page, context, addUser }) => {
  const password = 'seven green bottles';
  const other = await addUser({ role: 'admin', password });
  await startAt(page, '/users/all-users');
  const second = await context.newPage();
  await second.goto('/dashboard');
  await second.getByRole('button', { name: /administrator/i }).click();
  await second.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await signIn(second, { email: other.email, password });
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: `${other.name} Administrator` })).toBeVisible();
});
