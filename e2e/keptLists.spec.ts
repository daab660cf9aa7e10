import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from './support/signIn.ts';
import { expect, test, uniqueWord } from './support/test.ts';

const PASSWORD = 'seven green bottles';
const SESSION = '**/api/v1/auth/session';
const USERS = /\/api\/v1\/users\?/;

const keptBy = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('kept.')));
const expectKept = (page: Page) => expect.poll(async () => (await keptBy(page)).length).toBeGreaterThan(0);
const expectNothingKept = (page: Page) => expect.poll(() => keptBy(page)).toEqual([]);

/** Holds requests until `release` is called. */
const hold = async (page: Page, url: string | RegExp) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

const start = async (page: Page) => {
  await page.goto('/users/all-users');
  await signIn(page);
  await expect(page.getByRole('row')).toHaveCount(11);
  await expectKept(page);
};

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Admin Administrator' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
};

for (const { name, path, table, request } of [
  { name: 'users', path: '/users/all-users?query=Journey', table: 'Users', request: USERS },
  { name: 'the first page of users', path: '/users/all-users', table: 'Users', request: USERS },
  {
    name: 'subscriptions',
    path: '/subscriptions?page=2',
    table: 'Subscriptions',
    request: /\/api\/v1\/subscriptions\?/,
  },
  {
    name: 'items',
    path: '/finances/all-categories?sort=descending',
    table: 'Finance Categories',
    request: /\/finance-categories\//,
  },
])
  test(`a reload shows the last rows of ${name} as soon as the session is confirmed`, async ({
    page,
    addUser,
  }) => {
    await addUser();
    await page.goto(path);
    const rows = page.getByRole('table', { name: table });
    await expect(rows).toHaveAttribute('aria-busy', 'false');
    const texts = await page.getByRole('rowheader').allInnerTexts();
    await expectKept(page);

    const releaseRows = await hold(page, request);
    const releaseSession = await hold(page, SESSION);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(texts[0] ?? '', { exact: true })).toHaveCount(0);
    releaseSession();
    await expect.poll(() => page.getByRole('rowheader').allInnerTexts()).toEqual(texts);
    await expect(rows).toHaveAttribute('aria-busy', 'true');
    releaseRows();
    await expect(rows).toHaveAttribute('aria-busy', 'false');
  });

test('a failed refresh leaves the rows under its message', async ({ page, browserErrors }) => {
  browserErrors.allow(/Failed to load resource/);
  await page.goto('/users/all-users');
  await expect(page.getByRole('row')).toHaveCount(11);
  await expectKept(page);
  await page.route(USERS, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('the server cannot be reached');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.unroute(USERS);
  // The return of the server is noticed without a press.
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('nothing about health is stored, nor what visitors write', async ({ page, api, addUser }) => {
  const word = uniqueWord();
  const health = { dob: '1931-05-17', height: '187.25', weight: '93.75' };
  const { email } = await addUser({ ...health, gender: 'female' });
  await api.post('contact', {
    data: { firstName: 'Ada', lastName: 'Journey', email, subject: 'Journey', message: word },
  });
  await page.goto(`/users/all-users?query=${email}`);
  await expect(page.getByText(email)).toBeVisible();
  await expectKept(page);
  await page.goto('/messages');
  await expect(page.getByText(word)).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(stored).toContain(email);
  for (const [field, value] of [...Object.entries(health), ['gender', 'female'], ['message', word]])
    for (const text of [field, value]) expect(stored).not.toContain(text);
});

test.describe('what is kept', () => {
  test.use({ isSignedIn: false });

  const ends: [how: string, end: (page: Page, context: BrowserContext) => Promise<void>][] = [
    ['a sign-out', logOut],
    [
      'a sign-out in another tab',
      async (_, context) => {
        const other = await context.newPage();
        await other.goto('/dashboard');
        await logOut(other);
      },
    ],
    [
      'a session that expired before a reload',
      async (page, context) => {
        await context.clearCookies();
        await page.reload();
      },
    ],
    [
      'a session that expires while the user works',
      async (page, context) => {
        await context.clearCookies();
        await page.getByRole('link', { name: 'Next' }).click();
      },
    ],
    [
      'a sign-out in another tab while this one was elsewhere',
      async (page, context) => {
        await page.goto('about:blank');
        const other = await context.newPage();
        await other.goto('/dashboard');
        await logOut(other);
        await expect(other.getByRole('button', { name: 'Login' })).toBeVisible();
        await page.goto('/');
      },
    ],
  ];
  for (const [how, end] of ends)
    test(`is erased by ${how}`, async ({ page, context, browserErrors }) => {
      browserErrors.allow(/status of 401/);
      await start(page);
      await end(page, context);
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      await expectNothingKept(page);
    });

  for (const path of ['/terms-and-conditions', '/contact', '/forgot-password'])
    test(`is erased on ${path}, which does not notice a sign-out in another tab`, async ({
      page,
      browserErrors,
    }) => {
      browserErrors.allow(/status of 401/);
      await start(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingKept(page);
    });

  test('is neither shown to another user nor kept for the first', async ({
    page,
    context,
    addUser,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 401/);
    const { name, email } = await addUser({ role: 'admin', password: PASSWORD });
    await start(page);
    await context.clearCookies();
    await context.request.post('/api/v1/auth/login', {
      data: { email, password: PASSWORD },
      failOnStatusCode: true,
    });
    await hold(page, USERS);
    await page.reload();
    await expect(page.getByRole('button', { name: `${name} Administrator` })).toBeVisible();
    const table = page.getByRole('table', { name: 'Users' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(table.getByText('@')).toHaveCount(0);
    await expectNothingKept(page);
  });
});
