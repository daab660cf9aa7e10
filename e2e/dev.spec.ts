import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createScratchCopy } from '@planner/checks/scratchCopy';
import { expect, type Page, test } from '@playwright/test';
import { watchBrowserErrors } from './support/BrowserErrors.ts';
import { freePort } from './support/freePort.ts';
import { isLong } from './support/isLong.ts';
import { admin } from './support/PlannerServer.ts';
import { signIn } from './support/signIn.ts';

// `pnpm dev`, in a copy of the project, which it edits.

let copy: ReturnType<typeof createScratchCopy>;
let dev: ChildProcess;
let url: string;
let variables: NodeJS.ProcessEnv;

const waitFor = (address: string) =>
  expect
    .poll(
      () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 120_000 },
    )
    .toBe(true);

test.beforeAll(async () => {
  copy = createScratchCopy();
  const port = await freePort();
  url = `http://localhost:${port}`;
  variables = {
    PATH: process.env['PATH'],
    // Not the default ones, on which a developer may be at work.
    PORT: String(port),
    API_PORT: String(await freePort()),
    PLANNER_DATA_DIR: path.join(copy.folder, '.data'),
    PLANNER_ADMIN_EMAIL: admin.email,
    PLANNER_ADMIN_PASSWORD: admin.password,
  };
  dev = spawn(process.execPath, ['tools/start/dev.ts'], {
    cwd: copy.folder,
    env: variables,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await waitFor(`${url}/api/v1/health`);
});
test.afterAll(async () => {
  if (dev.exitCode === null && dev.kill('SIGTERM')) await once(dev, 'exit');
  copy.remove();
});

const edit = (file: string, from: string, to: string) => {
  const source = path.join(copy.folder, file);
  const text = readFileSync(source, 'utf8');
  expect(text).toContain(from);
  writeFileSync(
    source,
    text.replace(from, () => to),
  );
};

const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSamePage') === true);

test('development shows the sign-in and every edit', async ({ page, context }) => {
  const browserErrors = watchBrowserErrors(context);
  // While the server starts again, Vite answers 502.
  browserErrors.allow(/status of (?:401|502)/);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  // With hot reload, the page and what was typed stay.
  const email = page.getByLabel('Email');
  await email.fill('typed');
  edit('packages/features/src/auth/LoginView.tsx', 'Welcome Back', 'Welcome to features');
  await expect(page.getByRole('heading', { name: 'Welcome to features' })).toBeVisible();
  await expect(email).toHaveValue('typed');
  edit('packages/ui/src/AuthLayout/AuthLayout.css.ts', "maxInlineSize: '25rem'", "maxInlineSize: '20rem'");
  await expect.poll(async () => (await page.locator('main > div').boundingBox())?.width).toBe(320);
  edit('packages/ui/src/AuthLayout/AuthLayout.tsx', '{subtitle}', '{subtitle} in the kit');
  await expect(page.getByText('in the kit')).toBeVisible();
  expect(await isSamePage(page)).toBe(true);

  edit('apps/console/src/screens.ts', "title: 'Login'", "title: 'Login to the host'");
  await expect(page).toHaveTitle(/^Login to the host/);

  edit('apps/api/src/sessions/signIn.ts', 'Wrong e-mail or password', 'Refused by the server');
  await expect(async () => {
    await signIn(page, { ...admin, password: 'another password' });
    await expect(page.getByText('Refused by the server')).toBeVisible({ timeout: 3000 });
  }).toPass();

  await signIn(page);
  await expect(page.getByRole('link', { name: 'View all' }).first()).toBeVisible();
  await page.goto(`${url}/users/all-users`);
  await expect(page.getByRole('cell', { name: admin.email })).toBeVisible();
  browserErrors.check();
});

test('development says that a port is in use', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/start/dev.ts'], {
    cwd: copy.folder,
    env: variables,
    encoding: 'utf8',
  });
  expect(stderr).toContain('is in use. Choose others: PORT=5183 API_PORT=3011 pnpm dev');
  expect(status).toBe(1);
});

// The ordinary run builds it.
if (isLong)
  test('`pnpm storybook` shows a story and an edit of it', async ({ page }) => {
    const port = await freePort();
    const storybook = spawn('storybook', ['dev', '--port', String(port), '--no-open', '--ci'], {
      cwd: copy.folder,
      env: { PATH: process.env['PATH'], STORYBOOK_DISABLE_TELEMETRY: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const origin = `http://localhost:${port}`;
    await waitFor(`${origin}/index.json`);
    await page.goto(`${origin}/?path=/story/shell-authlayout--default`);
    const story = page.frameLocator('#storybook-preview-iframe');
    await expect(story.getByRole('heading', { level: 1 })).toBeVisible();
    edit('packages/ui/src/AuthLayout/AuthLayout.tsx', '{title}', '{title} in Storybook');
    await expect(story.getByRole('heading', { name: /in Storybook$/ })).toBeVisible();
    storybook.kill('SIGTERM');
    await once(storybook, 'exit');
  });
