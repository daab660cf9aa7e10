import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, request as send, type Server } from 'node:http';
import path from 'node:path';
import { imageFile } from './support/files.ts';
import { freePort } from './support/freePort.ts';
import { admin, PlannerServer } from './support/PlannerServer.ts';
import { signIn } from './support/signIn.ts';
import { expect, test as base, uniqueWord } from './support/test.ts';

interface WorkerFixtures {
  proxyPort: number;
  /** Paths below which the proxy has nothing. */
  others: string[];
}

/** The server is below a path of the host, which its proxy removes. That it may pass it on is a test of the API. */
const test = base.extend<object, WorkerFixtures>({
  proxyPort: [await freePort(), { scope: 'worker', option: true }],
  server: [
    async ({ playwright, proxyPort }, use) => {
      const server = await PlannerServer.create(playwright.request, {
        PUBLIC_URL: `http://localhost:${proxyPort}/ops/admin.v1`,
      });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  others: [
    async ({ server, proxyPort }, use) => {
      const others: string[] = [];
      const proxy: Server = createServer((incoming, outgoing) => {
        const { url = '', method, headers } = incoming;
        const target = /^\/ops\/admin\.v1(\/.*)$/.exec(url)?.[1];
        if (target === undefined) {
          others.push(url);
          outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Another application</h1>');
          return;
        }
        const passed = send(server.url + target, { method, headers }, (response) => {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
        });
        passed.on('error', () => outgoing.destroy());
        incoming.pipe(passed);
      }).listen(proxyPort, '127.0.0.1');
      await once(proxy, 'listening');
      await use(others);
      proxy.closeAllConnections();
      proxy.close();
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ proxyPort }, use) => use(`http://localhost:${proxyPort}/ops/admin.v1/`),
  isSignedIn: false,
});

const mailTo = async (dataDir: string, email: string): Promise<string> => {
  const folder = path.join(dataDir, 'outbox');
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const mail = (await readFile(path.join(folder, name), 'utf8')).replaceAll('=\r\n', '');
    if (mail.includes(`To: ${email}`) && mail.includes('reset-password')) return mail;
  }
  return '';
};

test('console, API, cookies, files and mails work below a path, and stay there', async ({
  page,
  context,
  server,
  baseURL,
  others,
  browserErrors,
}) => {
  browserErrors.allow(/status of 401 .*\/auth\/session/);
  const at = (address: string) => `${baseURL}${address}`;
  const word = uniqueWord();

  await page.goto('');
  await signIn(page);
  await expect(page).toHaveURL(at('dashboard'));
  expect((await context.cookies()).map((cookie) => cookie.path)).toEqual(['/ops/admin.v1', '/ops/admin.v1']);

  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('button', { name: 'Users' }).click();
  await main.getByRole('link', { name: 'Add User' }).click();
  await expect(page).toHaveURL(at('users/add-user'));
  await expect(main.getByRole('link', { name: 'Add User' })).toHaveAttribute('aria-current', 'page');
  await page.getByLabel('Full Name').fill(`Journey ${word}`);
  await page.getByLabel('Email').fill(`${word}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('seven green bottles');
  await page.getByRole('button', { name: 'Add User', exact: true }).click();
  await expect(page).toHaveURL(at('users/all-users'));

  await page.getByRole('searchbox').fill(word);
  await expect(page).toHaveURL(at(`users/all-users?query=${word}`));
  await page.getByRole('link', { name: `Edit Journey ${word}` }).click();
  await expect(page).toHaveURL(/\/ops\/admin\.v1\/users\/edit\/[^/]+$/);
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue(`Journey ${word}`);
  await page.goBack();
  await expect(page).toHaveURL(at(`users/all-users?query=${word}`));
  await expect(page.getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Export 1 user' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`${word}@example.com`);

  await page.goto('habits/add-category');
  await page.getByRole('textbox', { name: /Name/ }).fill(`Journey ${word}`);
  const files = page.locator('input[type=file]');
  await files.nth(0).setInputFiles(imageFile('sun-for-light.png'));
  await files.nth(1).setInputFiles(imageFile('moon.png'));
  await page.getByRole('button', { name: /^(?:Create|Add)/ }).click();
  await expect(page).toHaveURL(at('habits/all-categories'));
  const icon = page.getByRole('row').filter({ hasText: word }).getByRole('img').first();
  await expect
    .poll(() => icon.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto('users/nobody/is/here');
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(at('dashboard'));
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).toContain('/ops/admin.v1/user');
  expect(stored.filter((key) => !key.startsWith('/ops/admin.v1/'))).toEqual([]);

  await page.getByRole('button', { name: /administrator/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(baseURL ?? '');
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toEqual([expect.stringMatching(/^planner_device_/)]);

  await page.goto('privacy-policy');
  await expect(page.getByRole('heading', { name: 'What this policy covers' })).toBeVisible();
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(at('contact'));
  await page.getByRole('link', { name: 'Terms and Conditions' }).click();
  await expect(page).toHaveURL(at('terms-and-conditions'));

  await page.goto('');
  await page.getByRole('link', { name: 'Reset it' }).click();
  await page.getByLabel('Email Address').fill(admin.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page).toHaveURL(at('reset-password'));
  await expect.poll(() => mailTo(server.dataDir, admin.email)).toContain(at('reset-password/new#'));
  const mail = await mailTo(server.dataDir, admin.email);
  await page.goto(/http\S+\/reset-password\/new#[\w-]{43}/.exec(mail)?.[0] ?? '');
  await page.getByLabel('New Password', { exact: true }).fill('eight brown barrels');
  await page.getByLabel('Confirm Password').fill('eight brown barrels');
  await page.getByRole('button', { name: 'Save New Password' }).click();
  await expect(page.getByText('Your password has been')).toBeVisible();
  await expect(page).toHaveURL(baseURL ?? '');

  await page.goto('api/docs');
  await page.getByRole('link', { name: 'openapi.json' }).click();
  await expect(page).toHaveURL(at('api/v1/openapi.json'));
  expect(others).toEqual([]);
});
