import { test as base, expect, type Page } from '@playwright/test';
import { watchBrowserErrors, type BrowserErrors } from './support/BrowserErrors.ts';
import { imageFile } from './support/files.ts';
import { CoreServer, type SuccessBody } from './support/CoreServer.ts';
import { isLong } from './support/isLong.ts';
import { signIn } from './support/signIn.ts';

interface Fixtures {
  successBody: SuccessBody;
  server: CoreServer;
  address: string;
  browserErrors: BrowserErrors;
}

const test = base.extend<Fixtures>({
  successBody: ['item', { option: true }],
  server: async ({ successBody }, use) => {
    const server = new CoreServer(successBody);
    await use(server);
    await server.stop();
  },
  address: async ({ server }, use) => use(await server.start()),
  baseURL: async ({ address }, use) => use(address),
  browserErrors: [
    async ({ context }, use) => {
      const browserErrors = watchBrowserErrors(context);
      // The console learns only from the response whether these operations exist.
      browserErrors.allow(/status of 404 .*\/auth\/(?:session|logout)/);
      await use(browserErrors);
      browserErrors.check();
    },
    { auto: true },
  ],
});

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const start = async (page: Page) => {
  await page.goto('/');
  await signIn(page, CoreServer.admin);
  await expect(page).toHaveURL('/dashboard');
};

/** What the console asks any server: who is signed in, to end that, and whether it responds, after a request that a new page aborted. */
const ASKED_OF_ANY_SERVER = new Set(['GET /auth/session', 'POST /auth/logout', 'GET /health']);

const expectOnlyKnownCalls = (server: CoreServer) =>
  expect(server.unknownCalls.filter((call) => !ASKED_OF_ANY_SERVER.has(call))).toEqual([]);

const confirmDeletion = async (page: Page, name: string, thing: 'user' | 'category') => {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: `Are you sure you want to delete this ${thing}?` });
  await expect(dialog).toContainText('This cannot be undone.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
};

/** With neither an item nor a message, the console must ask for everything it shows. */
const bodies: readonly SuccessBody[] = isLong ? ['item', 'message', 'nothing'] : ['item', 'nothing'];

for (const successBody of bodies)
  test.describe(`a server that responds to changes with ${successBody}`, () => {
    test.use({ successBody });

    test('supports every change to users', async ({ page, server }) => {
      await start(page);
      await page.goto('/users/all-users');
      await expect(page.getByText('23 users · page 1 of 3')).toBeVisible();
      await page.getByRole('link', { name: 'Add User' }).last().click();
      await page.getByLabel('Full Name').fill('Zora New');
      await page.getByLabel('Email').fill('zora@plain.example');
      await page.getByLabel('Password', { exact: true }).fill('seven green bottles');
      await page.getByRole('button', { name: 'Add User' }).click();
      await expect(page).toHaveURL('/users/all-users');
      await expect(page.getByText('24 users · page 1 of 3')).toBeVisible();
      await rowOf(page, 'Zora New').getByRole('link', { name: 'Edit Zora New' }).click();
      await page.getByLabel('Full Name').fill('Zora Changed');
      await page.getByRole('button', { name: 'Update User' }).click();
      await expect(page).toHaveURL('/users/all-users');
      await expect(rowOf(page, 'Zora Changed')).toBeVisible();
      await confirmDeletion(page, 'Zora Changed', 'user');
      await expect(page.getByText('23 users · page 1 of 3')).toBeVisible();
      expect(server.users).toHaveLength(23);
      expectOnlyKnownCalls(server);
    });

    // The same screens, with another path in each call.
    for (const { folder, kind } of [
      ...(isLong || successBody !== 'item' ? [{ folder: 'habits', kind: 'habit' } as const] : []),
      ...(successBody === 'item' ? [{ folder: 'workouts', kind: 'workout' } as const] : []),
    ] as const)
      test(`supports every change to categories of ${folder}`, async ({ page, server }) => {
        await start(page);
        await page.goto(`/${folder}/add-category`);
        await page.getByRole('textbox', { name: /Name/ }).fill('Reading');
        const files = page.locator('input[type=file]');
        await files.nth(0).setInputFiles(imageFile('sun-for-light.png'));
        await files.nth(1).setInputFiles(imageFile('moon.png'));
        await page.getByRole('button', { name: /^(?:Create|Add)/ }).click();
        await expect(page).toHaveURL(`/${folder}/all-categories`);
        const icon = rowOf(page, 'Reading').getByRole('img').first();
        await expect
          .poll(() => icon.evaluate((element: HTMLImageElement) => element.naturalWidth))
          .toBeGreaterThan(0);
        await rowOf(page, 'Reading').getByRole('link', { name: 'Edit Reading' }).click();
        await page.getByRole('textbox', { name: /Name/ }).fill('Writing');
        await page.getByRole('button', { name: /^Update/ }).click();
        await expect(page).toHaveURL(`/${folder}/all-categories`);
        await expect(rowOf(page, 'Writing')).toBeVisible();
        await confirmDeletion(page, 'Writing', 'category');
        await page.goto('/dashboard');
        await expect.poll(() => server.lists[kind].length).toBe(0);
        expectOnlyKnownCalls(server);
      });

    test('supports every change to finance categories', async ({ page, server }) => {
      await start(page);
      await page.goto('/finances/add-category');
      await page.getByRole('textbox', { name: 'Category Name' }).fill('Rent');
      await page.getByRole('button', { name: 'Add Category' }).click();
      await expect(page).toHaveURL('/finances/all-categories');
      await expect(rowOf(page, 'Rent')).toContainText('#3b82f6');
      expect(server.lists.finance[0]).toMatchObject({ name: 'Rent', color: '#3b82f6', role: 'admin' });
      await rowOf(page, 'Rent').getByRole('link', { name: 'Edit Rent' }).click();
      await page.getByRole('textbox', { name: 'Color' }).fill('#e11d48');
      await page.getByRole('button', { name: 'Update Category' }).click();
      await expect(page).toHaveURL('/finances/all-categories');
      await expect(rowOf(page, 'Rent')).toContainText('#e11d48');
      await confirmDeletion(page, 'Rent', 'category');
      await page.goto('/dashboard');
      await expect.poll(() => server.lists.finance.length).toBe(0);
      expectOnlyKnownCalls(server);
    });

    test('supports both legal texts, which visitors can read', async ({ page, server }) => {
      await start(page);
      for (const { path, label, notice, text } of [
        {
          path: 'terms-and-conditions',
          label: 'Terms & Conditions, HTML',
          notice: 'Terms and Conditions saved successfully!',
          text: 'Be kind.',
        },
        {
          path: 'privacy-policy',
          label: 'Privacy Policy, HTML',
          notice: 'Privacy Policy saved successfully!',
          text: 'We forget.',
        },
      ]) {
        await page.goto(`/legal/${path}`);
        await page.getByRole('button', { name: 'Edit HTML' }).click();
        await page.getByLabel(label).fill(`<p>${text}</p>`);
        await page.getByRole('button', { name: 'Save Changes' }).click();
        await expect(page.getByText(notice)).toBeVisible();
        await expect(page.getByText(/^Last updated: /)).toBeVisible();
        await expect(page.getByRole('button', { name: 'History' })).toHaveCount(0);
        await page.goto(`/${path}`);
        await expect(page.getByText(text)).toBeVisible();
      }
      expect(server.policies['terms']?.content).toBe('<p>Be kind.</p>');
      expectOnlyKnownCalls(server);
    });

    test('resets a password', async ({ page, server }) => {
      await page.goto('/forgot-password');
      await page.getByLabel('Email Address').fill(CoreServer.admin.email);
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await expect(page.getByText('Reset link sent')).toBeVisible();
      await page.goto('/reset-password/any-token-at-all');
      await page.getByLabel('New Password').fill('eight green bottles');
      await page.getByLabel('Confirm Password').fill('eight green bottles');
      await page.getByRole('button', { name: 'Save New Password' }).click();
      await expect(page).toHaveURL('/');
      await signIn(page, { email: CoreServer.admin.email, password: 'eight green bottles' });
      await expect(page).toHaveURL('/dashboard');
      expectOnlyKnownCalls(server);
    });
  });

test('signing in reports errors, survives a reload, and ends at logout', async ({
  page,
  server,
  browserErrors,
}) => {
  browserErrors.allow(/status of 401/);
  await page.goto('/');
  await signIn(page, { email: CoreServer.admin.email, password: 'not this one' });
  await expect(page.getByText('Unknown e-mail or password')).toBeVisible();
  await signIn(page, CoreServer.admin);
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page.getByText('Total Users')).toBeVisible();
  await page.getByRole('button', { name: /Olga Owner|User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  // No error: the server has no logout operation.
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/');
  expectOnlyKnownCalls(server);
});

test('every screen shows the core and hides the extras', async ({ page, server }) => {
  await start(page);
  await expect(page.getByRole('link', { name: /Total Users/ })).toContainText('23');
  await expect(page.getByText('3 hours ago')).toBeVisible();
  await expect(page.getByText('New users per week')).toHaveCount(0);
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Subscriptions' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Messages' })).toHaveCount(0);

  await page.goto('/users/all-users?page=9&role=admin&state=suspended&sort=name');
  await expect(page.getByText('23 users · page 3 of 3')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('person 7');
  await expect(page.getByText('1 user · page 1 of 1')).toBeVisible();

  await page.getByRole('link', { name: 'Person 7', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Person 7' })).toBeVisible();
  // The subscription, and account and access with one part.
  await expect(page.getByRole('region')).toHaveCount(3);
  await page.getByRole('button', { name: 'Show health values' }).click();
  await expect(page.getByText('Height (cm)')).toBeVisible();
  await page.getByRole('button', { name: 'Actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Send reset link', 'Delete…']);
  await page.keyboard.press('Escape');

  await page.goto('/subscriptions');
  await expect(page.getByText('14 subscriptions · page 1 of 2')).toBeVisible();
  await page.getByRole('searchbox').fill('Person 12');
  await expect(page.getByText('1 subscription · page 1 of 1')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('EXPIRED');
  await expect(page.getByText('7 subscriptions · page 1 of 1')).toBeVisible();

  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'security activity' })).toHaveCount(0);
  await expect(page.getByLabel('Current Password')).toHaveCount(0);

  await page.goto('/messages');
  await expect(page.getByText('This server has no messages')).toBeVisible();

  await page.goto('/activity');
  await expect(page.getByText('This server has no activity')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Activity' })).toHaveCount(0);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or go to' });
  await palette.getByRole('combobox').fill('mess');
  await expect(palette.getByRole('option', { name: /Messages/ })).toHaveCount(0);
  await palette.getByRole('combobox').fill('activity');
  await expect(palette.getByRole('option', { name: /Activity/ })).toHaveCount(0);
  await palette.getByRole('combobox').fill('Person 3');
  await expect(palette.getByRole('option', { name: /person3@plain\.example/ })).toBeVisible();
  expectOnlyKnownCalls(server);
});

test('a visitor reads the policy and sends a message', async ({ page, server }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText('We keep nothing.')).toBeVisible();
  await page.goto('/terms-and-conditions');
  await expect(page.getByText('No terms available')).toBeVisible();
  await page.goto('/contact');
  await page.getByLabel('First Name').fill('Vera');
  await page.getByLabel('Last Name').fill('Visitor');
  await page.getByLabel('Email').fill('vera@plain.example');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thanks, we will be in touch')).toBeVisible();
  expect(server.messages).toEqual([
    expect.objectContaining({ firstName: 'Vera', email: 'vera@plain.example', message: 'Hello' }),
  ]);
  expectOnlyKnownCalls(server);
});
