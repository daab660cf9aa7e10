/**
 * Installs the packed kit in an application outside the repository, as another team would: types, build, what ships for one
 * button, and how it looks and works in the browser.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { parse } from 'yaml';
import { chromiumArgs, chromiumPath } from './chromium.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kit = path.join(root, 'packages/ui');
const { catalog } = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
  catalog: Record<string, string>;
};

/** Folders of the kit whose modules and styles one button may bring along. */
const BUTTON_NEEDS = new Set(['Button', 'Spinner', 'Tooltip', 'VisuallyHidden', 'icons', 'theme']);

const problems: string[] = [];
const demand = (holds: boolean, problem: string) => {
  if (!holds) problems.push(problem);
};

const app = mkdtempSync(path.join(tmpdir(), 'planner-consumer-'));

const run = (file: string, ...args: string[]) =>
  execFileSync(file, args, {
    cwd: app,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });

function install(): void {
  const packed = execFileSync('pnpm', ['pack', '--json', '--pack-destination', app], {
    cwd: kit,
    encoding: 'utf8',
  });
  const { filename } = JSON.parse(packed.slice(packed.indexOf('{'))) as { filename: string };
  cpSync(path.join(kit, 'consumer'), app, { recursive: true });
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(app, 'tsconfig.base.json'));
  writeFileSync(
    path.join(app, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', include: ['src'] }),
  );
  const versions = Object.fromEntries(
    ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'vite'].map((name) => [
      name,
      catalog[name],
    ]),
  );
  writeFileSync(
    path.join(app, 'package.json'),
    JSON.stringify({
      name: 'consumer',
      private: true,
      type: 'module',
      dependencies: { '@planner/ui': `file:${path.basename(filename)}`, ...versions },
    }),
  );
  // What the store has is not fetched again.
  run('pnpm', 'install', '--ignore-workspace', '--prefer-offline', '--prod');
}

/** Classes that a style sheet of the kit speaks of. */
const classesOf = (css: string) => [...css.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);

function checkWhatShips(): void {
  const modules = JSON.parse(readFileSync(path.join(app, 'modules.json'), 'utf8')) as string[];
  const folders = new Set(modules.flatMap((id) => /@planner\/ui\/dist\/([^/]+)\//.exec(id)?.[1] ?? []));
  demand(folders.has('Button'), 'no module of Button is shipped');
  for (const folder of folders) demand(BUTTON_NEEDS.has(folder), `a button ships JavaScript of ${folder}`);

  const built = path.join(app, 'dist/assets');
  const css = readdirSync(built)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(built, file), 'utf8'))
    .join('\n');
  const shipped = new Set(classesOf(css));
  const dist = path.join(app, 'node_modules/@planner/ui/dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )) {
    const [folder = ''] = file.split(path.sep);
    const own = classesOf(readFileSync(path.join(dist, file), 'utf8')).filter((name) =>
      /^_?\w{6,}\d/.test(name ?? ''),
    );
    const isShipped = own.some((name) => shipped.has(name));
    if (isShipped) demand(BUTTON_NEEDS.has(folder), `a button ships the styles of ${file}`);
    if (file === path.join('Button', 'Button.css')) demand(isShipped, 'the styles of Button are not shipped');
  }
  const bytes = readdirSync(built).map((file) => `${file} ${readFileSync(path.join(built, file)).length} B`);
  console.log(`an application with one button: ${bytes.join(', ')}`);
}

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

async function checkWhatShows(): Promise<void> {
  const server = createServer((request, response) => {
    const file = path.join(app, 'dist', request.url === '/' ? 'index.html' : (request.url ?? ''));
    try {
      const body = readFileSync(file);
      response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    page.on('console', (message) => demand(message.type() !== 'error', `console: ${message.text()}`));
    page.on('pageerror', (error) => demand(false, `error on the page: ${error.message}`));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const button = page.getByRole('button', { name: 'Pressed 0 times' });
    const { height } = (await button.boundingBox()) ?? { height: 0 };
    demand(height === 36, `the button is ${height} px high instead of 36`);
    const color = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    const light = { button: await color('button'), page: await color('body') };
    await button.press('Enter');
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor({ timeout: 5000 });
    await page.locator('html').evaluate((element) => element.classList.add('dark'));
    demand((await color('body')) !== light.page, 'the dark theme changes nothing');
    await page.emulateMedia({ media: 'print' });
    demand((await color('button')) === light.button, 'what is printed from the dark theme is dark');
  } finally {
    await browser.close();
    server.close();
  }
}

try {
  install();
  run('pnpm', 'exec', 'tsc', '--noEmit');
  run('pnpm', 'exec', 'vite', 'build', '--logLevel', 'warn');
  checkWhatShips();
  await checkWhatShows();
} finally {
  rmSync(app, { recursive: true, force: true });
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
