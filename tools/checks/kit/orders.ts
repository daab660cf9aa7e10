/**
 * Builds the order desk, an application of another domain, with the packed kit and client: with Vite, and with `--long` with Next. Visits its
 * screens by keyboard alone, looks at each with axe, and compares it with its picture: `pnpm pictures` reviews what differs.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import axe from 'axe-core';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, chromiumEnv, chromiumPath, hasPinnedBrowser } from '../chromium.ts';
import { ATTACHMENTS } from '../pictures/differences.ts';
import { matchPicture } from '../pictures/matchPicture.ts';
import { committedPath, drawnPath, storyInFileName } from '../pictures/names.ts';
import { root } from '../run/execute.ts';
import { startOrderServer } from '../test/startOrderServer.ts';
import { catalog, OPENAPI_TYPESCRIPT, ORDER_DESK, ORDERS, pack } from './pack.ts';

const NEXT = { next: '16.4.6', '@types/node': catalog['@types/node'] };
const isLong = process.argv.includes('--long');
const app = mkdtempSync(path.join(tmpdir(), 'order-desk-'));
const run = (file: string, ...args: string[]) =>
  execFileSync(file, args, {
    cwd: app,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });

/** A version that packages of this repository share. */
const versionOf = (name: string) => catalog[name] ?? '';

function install(): void {
  cpSync(ORDER_DESK, app, { recursive: true });
  const shared = ['react', 'react-dom', 'react-hook-form', '@types/react', '@types/react-dom', 'typescript'];
  const names = [...shared, 'vite', '@vitejs/plugin-react'];
  writeFileSync(
    path.join(app, 'package.json'),
    JSON.stringify({
      name: 'order-desk',
      private: true,
      type: 'module',
      dependencies: {
        ...Object.fromEntries(names.map((name) => [name, versionOf(name)])),
        '@planner/ui': `file:${pack(path.join(root, 'packages/ui'), app)}`,
        '@planner/api-client': `file:${pack(path.join(root, 'packages/api-client'), app)}`,
        ...(isLong && NEXT),
      },
    }),
  );
  run(OPENAPI_TYPESCRIPT, ORDERS, '-o', 'src/schema.d.ts');
  run('pnpm', 'install', '--ignore-workspace', '--ignore-scripts', '--prefer-offline');
}

/** Presses Tab until the control with this name has the focus. @throws if it is not reached */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string): Promise<void> {
  const control = page.getByRole(role, { name, exact: true });
  await control.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab doesn't reach the ${role} ${name}`);
}

/** As if the application were a file of stories, whose pictures lie beside it. */
const STORIES = path.relative(root, path.join(ORDER_DESK, 'OrderDesk.stories.tsx'));
const PICTURES = path.join(ORDER_DESK, '__screenshots__/OrderDesk');
const looked = new Set<string>();
const different: string[] = [];

async function comparePicture(page: Page, screen: string, theme: string): Promise<void> {
  const name = { storiesFile: STORIES, story: storyInFileName(screen), look: theme };
  const committed = path.join(root, committedPath(name));
  looked.add(path.basename(committed));
  await page.waitForFunction(() => !document.querySelector('[data-react-aria-top-layer] > *'));
  await page.evaluate(() => document.fonts.ready);
  await matchPicture({
    draw: () => page.screenshot(),
    committed,
    drawn: path.join(root, ATTACHMENTS, drawnPath(name)),
    isAccepted: false,
  });
}

async function look(page: Page, screen: string, theme = 'light'): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
  });
  if (violations.length > 0) throw new Error(`${screen}: ${violations.join('; ')}`);
  if (hasPinnedBrowser)
    try {
      await comparePicture(page, screen, theme);
    } catch (error) {
      // The other screens are worth a look, too.
      different.push(String(error));
    }
}

async function press(page: Page, role: Parameters<Page['getByRole']>[0], name: string): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

async function visit(page: Page): Promise<void> {
  const text = (words: string) => page.getByText(words, { exact: true }).waitFor();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

  await text('23 orders');
  await look(page, 'Orders');
  await press(page, 'link', 'Next page');
  await page.getByRole('link', { name: 'Order 1013' }).waitFor();
  await tabTo(page, 'searchbox', 'Search orders');
  await page.keyboard.type('grace');
  await text('8 orders');
  await tabTo(page, 'link', 'Order 1022');
  await page.keyboard.press('Enter');
  await heading('Order: 1022');

  await page.goBack();
  await text('8 orders');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('');
  await press(page, 'link', 'Order 1023');
  await press(page, 'button', 'Cancel order');
  await page.getByRole('alertdialog', { name: 'Cancel order' }).waitFor();
  await look(page, 'Cancel order');
  await press(page, 'button', 'Cancel this order');
  await text('Order 1023 is cancelled');
  await text('cancelled');
  await look(page, 'Order');

  await press(page, 'link', 'Orders');
  await press(page, 'link', 'New order');
  await press(page, 'button', 'Save order');
  await page.getByText('Choose one').first().waitFor();
  await look(page, 'New order');
  await tabTo(page, 'combobox', 'Customer');
  await page.keyboard.type('Lin');
  await tabTo(page, 'combobox', 'Article');
  await page.keyboard.type('Lamp');
  await tabTo(page, 'textbox', 'Quantity');
  await page.keyboard.type('500');
  await press(page, 'button', 'Save order');
  await text('Only 12 in stock');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5');
  await press(page, 'button', 'Save order');
  await heading('Order: 1024');
  await text('€247.50');

  await press(page, 'link', 'Stock');
  await press(page, 'button', 'Count Desk');
  await page.getByRole('dialog', { name: 'Count Desk' }).waitFor();
  await look(page, 'Count');
  await tabTo(page, 'textbox', 'Articles on the shelf');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('31');
  await page.keyboard.press('Enter');
  await text('Stock of Desk is saved');
  await page.getByRole('cell', { name: '31' }).waitFor();
  await press(page, 'link', 'Customers');
  await text('lin@shop.example');
  await look(page, 'Customers');
  await press(page, 'button', 'Switch to dark theme');
  await page.locator('html.dark').waitFor();
  await look(page, 'Customers', 'dark');
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, 'Customers on a phone', 'dark');
}

async function check(folder: string): Promise<void> {
  const { origin, close } = await startOrderServer(path.join(app, folder));
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs],
    env: chromiumEnv,
  });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
    const problems: string[] = [];
    page.on('console', (message) => {
      // Browsers report what the API refuses.
      if (/^(?:error|warning)$/.test(message.type()) && !message.text().includes('422'))
        problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(origin);
    await visit(page);
    problems.push(...different);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  } finally {
    await browser.close();
    close();
  }
}

try {
  install();
  run('pnpm', 'exec', 'tsc', '-p', '.');
  run('pnpm', 'exec', 'vite', 'build', '--logLevel', 'warn');
  await check('dist');
  if (isLong) {
    run('pnpm', 'exec', 'next', 'build');
    await check('out');
  }
  const unused = readdirSync(PICTURES).filter((file) => !looked.has(file));
  if (hasPinnedBrowser && unused.length > 0)
    throw new Error(`No screen has the pictures ${unused.join(', ')}`);
} finally {
  rmSync(app, { recursive: true, force: true });
}
