import { freePort } from './support/freePort.ts';
import { imageFile } from './support/files.ts';
import { StaticHost } from './support/StaticHost.ts';
import { PlannerServer } from './support/PlannerServer.ts';
import { signIn } from './support/signIn.ts';
import { expect, test as base } from './support/test.ts';

interface WorkerFixtures {
  consolePort: number;
  staticHost: StaticHost;
}

/** The API is on `localhost`, the console on another port of it (same site) and on `127.0.0.1` (cross-site). */
const test = base.extend<object, WorkerFixtures>({
  consolePort: [await freePort(), { scope: 'worker', option: true }],
  server: [
    async ({ playwright, consolePort }, use) => {
      const server = await PlannerServer.create(playwright.request, {
        CORS_ORIGINS: `http://127.0.0.1:${consolePort},http://localhost:${consolePort}`,
      });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  staticHost: [
    async ({ server, consolePort }, use) => {
      const host = await StaticHost.create(consolePort, `${server.url}/api/v1`);
      await use(host);
      await host.dispose();
    },
    // Building takes half a minute on a busy machine.
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  isSignedIn: false,
});

// In one worker, which builds the console once.
test.describe.configure({ mode: 'default' });

for (const { hostname, site } of [
  { hostname: '127.0.0.1', site: 'another site' },
  { hostname: 'localhost', site: 'another port' },
])
  test.describe(`a console on ${site} than the API`, () => {
    test.use({ baseURL: async ({ consolePort }, use) => use(`http://${hostname}:${consolePort}`) });

    test('works as on the same origin', async ({ page, addUser, api, browserErrors }) => {
      browserErrors.allow(/status of (?:401 .*\/auth\/session|412)/);
      const user = await addUser();
      await page.goto('/');
      await signIn(page);
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByText('Total Users')).toBeVisible();
      await page.reload();
      await expect(page.getByText('Total Users')).toBeVisible();

      await page.goto('/users/all-users');
      await expect(page.getByRole('row')).toHaveCount(11);
      await page.goto(`/users/edit/${user.id}`);
      await page.getByLabel('Full Name').fill('Mine');
      await api.put(`users/${user.id}`, { data: { name: 'Theirs', role: 'user' } });
      await page.getByRole('button', { name: 'Update User' }).click();
      await expect(page.getByText('Someone else changed this user while you were editing')).toBeVisible();
      await page.getByRole('radio', { name: 'Yours: Mine' }).check({ force: true });
      await page.getByRole('button', { name: 'Update User' }).click();
      await expect(page).toHaveURL('/users/all-users');
      expect((await (await api.get(`users/${user.id}`)).json()).name).toBe('Mine');

      const name = `Sunshine on ${hostname}`;
      await page.goto('/habits/add-category');
      await page.getByRole('textbox', { name: /Name/ }).fill(name);
      const files = page.locator('input[type=file]');
      await files.nth(0).setInputFiles(imageFile('sun-for-light.png'));
      await files.nth(1).setInputFiles(imageFile('moon.png'));
      await page.getByRole('button', { name: /^(?:Create|Add)/ }).click();
      await expect(page).toHaveURL('/habits/all-categories');
      const icon = page.getByRole('row').filter({ hasText: name }).getByRole('img').first();
      await expect
        .poll(() => icon.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);

      await page.getByRole('button', { name: /administrator/i }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/');
      await page.goto('/dashboard');
      await expect(page).toHaveURL('/');
    });
  });

test.describe('where the browser blocks third-party cookies', () => {
  test.use({ baseURL: async ({ consolePort }, use) => use(`http://127.0.0.1:${consolePort}`) });

  test('the sign-in page says so', async ({ page, context, server, browserErrors }) => {
    browserErrors.allow(/status of 401/);
    await context.route('**/auth/login', async (route) => {
      const response = await route.fetch();
      await context.clearCookies();
      const { 'set-cookie': _cookie, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto('/');
    await signIn(page);
    await expect(
      page.getByText(`Your browser did not keep the login. Allow cookies from ${new URL(server.url).host}`),
    ).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
