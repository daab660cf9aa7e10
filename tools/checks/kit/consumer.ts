/**
 * Packs the kit and installs it in an application outside the repository, with the oldest React it supports. Checks its manifest, types, a
 * build by Vite with a single button, sizes of all components, and server rendering and hydration of every component. `--write-sizes` writes the table of
 * sizes instead of comparing with it.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { root } from '../run/execute.ts';
import { serveFolder } from '../serveFolder.ts';
import { catalog, checkPackage, pack } from './pack.ts';

const kit = path.join(root, 'packages/ui');
const app = mkdtempSync(path.join(tmpdir(), 'planner-consumer-'));
const installed = path.join(app, 'node_modules/@planner/ui');

/** Folders of the kit that a bundle with one button may contain. */
const BUTTON_NEEDS = new Set([
  'Button',
  'Spinner',
  'Tooltip',
  'Unavailable',
  'VisuallyHidden',
  'icons',
  'root',
  'theme',
]);

const HOST_PACKAGES = ['tailwindcss@4.3.5', '@tailwindcss/vite@4.3.5', 'bootstrap@5.3.8'];

const readJson = (...file: string[]): unknown => JSON.parse(readFileSync(path.join(...file), 'utf8'));
const writeJson = (file: string, content: object) =>
  writeFileSync(path.join(app, file), JSON.stringify(content));

const { peerDependencies: peers } = readJson(kit, 'package.json') as {
  peerDependencies: Record<string, string>;
};
/** Lower bound of a peer's range, such as `^19.2.0`. */
const oldest = (name: string): string => peers[name]?.replace('^', '') ?? '';

const problems: string[] = [];
const demand = (holds: boolean, problem: string) => {
  if (!holds) problems.push(problem);
};

/** Runs a program in the application and returns its output. */
const run = (file: string, ...args: string[]) =>
  execFileSync(file, args, {
    cwd: app,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
const build = (...args: string[]) => run('pnpm', 'exec', 'vite', 'build', '--logLevel', 'warn', ...args);

function install(): void {
  cpSync(path.join(kit, 'test/consumer'), app, { recursive: true });
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(app, 'tsconfig.base.json'));
  // Without types of Vite: the kit's declarations must not need them.
  writeJson('tsconfig.json', {
    extends: './tsconfig.base.json',
    compilerOptions: { skipLibCheck: false, types: [] },
    include: ['src'],
  });
  const filename = pack(kit, app);
  checkPackage(path.join(app, filename));
  const reactTypes = oldest('react').replace(/\.\d+$/, '');
  writeJson('package.json', {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      '@planner/ui': `file:${filename}`,
      react: oldest('react'),
      'react-dom': oldest('react'),
      '@types/react': reactTypes,
      '@types/react-dom': reactTypes,
      typescript: catalog['typescript'],
      vite: catalog['vite'],
      '@vitejs/plugin-react': catalog['@vitejs/plugin-react'],
    },
  });
  run('pnpm', 'install', '--ignore-workspace', '--ignore-scripts', '--prefer-offline', '--prod');
}

/** Opens a page of a build; its console errors and warnings are problems. */
async function visit(folder: string, file: string, look: (page: Page) => Promise<void>): Promise<void> {
  const { origin, close } = await serveFolder(path.join(app, folder));
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    page.on('console', (message) =>
      demand(!/^(?:error|warning)$/.test(message.type()), `console: ${message.text()}`),
    );
    page.on('pageerror', (error) => demand(false, `error on the page: ${error.message}`));
    await page.goto(`${origin}/${file}`);
    await look(page);
  } finally {
    await browser.close();
    await close();
  }
}

/** The links come from the remote, without its credentials. */
function checkManifest(): void {
  const { license, homepage, repository } = readJson(installed, 'package.json') as Record<string, unknown>;
  const links = JSON.stringify({ license, homepage, repository });
  const expected = JSON.stringify({
    license: 'MIT AND ISC',
    homepage: 'https://git.example/team/planner',
    repository: { type: 'git', url: 'git+https://git.example/team/planner.git', directory: 'packages/ui' },
  });
  demand(links === expected, `the manifest says ${links} instead of ${expected}`);
}

/** Every file of the package is built from a source of the repository, or is one that comes with it. */
function checkProvenance(): void {
  const made = new Set(['styles.css', 'unlayered.css', 'noStyles.js', 'icons/generated/lucide.txt']);
  for (const file of readdirSync(path.join(installed, 'dist'), { recursive: true, encoding: 'utf8' })) {
    const source = path.join(kit, 'src', file.replace(/(?:\.css)?(?:\.d\.ts|\.js|\.css)$/, ''));
    const isBuilt = ['', '.ts', '.tsx', '.css.ts', '.json'].some((end) => existsSync(source + end));
    demand(isBuilt || made.has(file), `dist/${file} has no source in packages/ui/src`);
    made.delete(file);
    // Bundlers may link any of them first.
    const isLayered = file.endsWith('.css') && file !== 'unlayered.css';
    const order = '@layer planner-reset, planner-theme, planner-component;';
    const sheet = isLayered ? readFileSync(path.join(installed, 'dist', file), 'utf8') : order;
    demand(sheet.startsWith(order), `dist/${file} does not begin with ${order}`);
  }
  demand(made.size === 0, `the package lacks ${[...made].join(', ')}`);
  demand(existsSync(path.join(installed, 'LICENSE')), 'the package lacks its licence');
}

async function checkOneButton(): Promise<void> {
  const editor = readdirSync(path.join(app, 'node_modules/.pnpm')).filter((name) =>
    /^(?:@codemirror|@lezer|@tiptap|prosemirror)/.test(name),
  );
  demand(editor.length === 0, `an application with one button installs ${editor.join(', ')}`);
  build();
  const modules = readJson(app, 'modules.json') as string[];
  const folders = new Set(modules.flatMap((id) => /@planner\/ui\/dist\/([^/]+)\//.exec(id)?.[1] ?? []));
  demand(folders.has('Button'), 'no module of Button is shipped');
  for (const folder of folders) demand(BUTTON_NEEDS.has(folder), `a button ships JavaScript of ${folder}`);
  await visit('dist', 'index.html', async (page) => {
    const pageColor = () =>
      page.locator('body').evaluate((element) => getComputedStyle(element).backgroundColor);
    const light = await pageColor();
    const box = await page.getByRole('button').boundingBox();
    demand(box?.height === 36, `beside styles of the host in a layer, the button is ${box?.height} px high`);
    await page.getByRole('button', { name: 'Pressed 0 times' }).press('Enter');
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
    await page.locator('html').evaluate((element) => element.classList.add('dark'));
    demand((await pageColor()) !== light, 'the dark theme changes nothing');
  });
}

const LOOK = [
  'block-size',
  'min-block-size',
  'padding',
  'margin',
  'font-size',
  'font-weight',
  'line-height',
  'color',
  'background-color',
  'border-radius',
];

const look = (element: Element, properties: string[]) => {
  const style = getComputedStyle(element);
  return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
};

/** Pages of `src/hosts`, with a style that their own element must have. `public` has the sheets that some link first. */
const HOSTS: Record<string, readonly [property: string, value: string]> = {
  alone: ['margin', '0px'],
  tailwind: ['padding', '24px'],
  bootstrap: ['background-color', 'rgb(13, 110, 253)'],
  legacy: ['min-block-size', '80px'],
  modules: ['padding-left', '60px'],
  shadow: ['margin', '0px'],
};

const HAVE_NO_RECIPE = new Set(['alone', 'modules']);

async function looksOf(parts: readonly Locator[]): Promise<string> {
  const looks = await Promise.all(parts.map((part) => part.evaluate(look, LOOK)));
  return looks.join('\n');
}

/** How components of the kit look: those of the page, those of a lazy part, and those of the page beside its styles. */
async function looksIn(page: Page): Promise<readonly [before: string, lazy: string, after: string]> {
  // Not by its role, which an open dialog hides.
  const start = page.locator('button', { hasText: 'Start' });
  const parts = [page.getByText('Of the kit'), page.getByText('Words', { exact: true }), start];
  const before = await looksOf(parts);
  await start.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Later' }).waitFor();
  const lazy = ['h2', 'button', 'label', 'input'].map((name) => dialog.locator(name).last());
  return [before, await looksOf(lazy), await looksOf(parts)];
}

/** Whether a build reports mistakes of the application. */
const doesReport = (folder: string) =>
  readdirSync(path.join(app, folder, 'assets')).some((name) =>
    readFileSync(path.join(app, folder, 'assets', name), 'utf8').includes('nobody can tell what to enter'),
  );

/** Several chunks, beside the styles of hosts, as the README tells them. */
async function checkHosts(): Promise<void> {
  const readme = readFileSync(path.join(kit, 'README.md'), 'utf8');
  for (const file of readdirSync(path.join(app, 'public')))
    demand(
      readme.includes(readFileSync(path.join(app, 'public', file), 'utf8')),
      `README.md of the kit lacks what test/consumer/public/${file} has`,
    );
  run('pnpm', 'add', '--ignore-workspace', '--prefer-offline', ...HOST_PACKAGES);
  const template = readFileSync(path.join(app, 'host.html'), 'utf8');
  for (const host of Object.keys(HOSTS)) {
    const hasSheet = existsSync(path.join(app, `public/${host}.css`));
    const html = hasSheet ? template : template.replace(/ *<link rel="stylesheet".*\n/, '');
    writeFileSync(path.join(app, `host-${host}.html`), html.replaceAll('HOST', host));
  }
  build('--config', 'vite.hosts.ts');
  demand(!doesReport('hosts'), 'built for production, fields without a label are reported');
  let expected = '';
  for (const [host, [property, value]] of Object.entries(HOSTS))
    await visit('hosts', `host-${host}.html`, async (page) => {
      const own = async () => page.locator('.own').evaluate(look, [property]);
      const expectedOwn = `${property}: ${value}`;
      const [before, lazy, after] = await looksIn(page);
      const looks = [before, lazy, after].join('\n');
      expected ||= [before, lazy, before].join('\n');
      demand(looks === expected, `${host}: the kit looks like\n${looks}\ninstead of\n${expected}`);
      demand((await own()) === expectedOwn, `${host}: the host's own element has ${await own()}`);
      if (HAVE_NO_RECIPE.has(host)) return;
      // Without its recipe the same build must look wrong, or any recipe would do.
      await page.route(`**/${host}.css`, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
      await page.goto(`${page.url()}?wrong`);
      const wrong = await looksIn(page);
      demand(
        wrong.join('\n') !== expected || (await own()) !== expectedOwn,
        `${host}: all looks the same without the recipe`,
      );
    });
}

const SIZES = path.join(kit, 'SIZES.md');
/** What a component may have more or less than the table says: a share, and bytes of its rounding. */
const TOLERANCE = 0.05;
const ROUNDING_BYTES = 100;
/** What the table may say at most. */
const LIMITS_BYTES: Record<string, number> = {
  Button: 7000,
  'Button, TextField, Select, Checkbox, Badge, Dialog': 20_000,
};

interface Size {
  readonly first: number;
  readonly later: number;
}

const kilobytes = (bytes: number) => (Math.ceil(bytes / 100) / 10).toFixed(1);

const tableOf = (sizes: readonly (readonly [string, Size])[]) => `# Sizes

Kilobytes, rounded up, of a bundle by Vite with only this, minified and gzipped: JavaScript and styles, without React. “Later” loads when an overlay first opens.

| Component | First | Later |
| --- | --- | --- |
${sizes.map(([name, { first, later }]) => `| ${name} | ${kilobytes(first)} | ${later ? kilobytes(later) : ''} |\n`).join('')}`;

/** What each component ships, as the package says: with `--long` of all, otherwise of those that have a limit. */
function checkSizes(): void {
  const doesWrite = process.argv.includes('--write-sizes');
  const chosen = doesWrite || process.argv.includes('--long') ? [] : Object.keys(LIMITS_BYTES);
  const sizes = Object.entries(JSON.parse(run('node', 'sizes.ts', ...chosen)) as Record<string, Size | null>);
  const measured = sizes.flatMap(([name, size]) => (size ? [[name, size] as const] : []));
  if (doesWrite) writeFileSync(SIZES, tableOf(measured));
  const rows = readFileSync(SIZES, 'utf8').matchAll(/^\| *([A-Z].*?) *\| *([\d.]+) *\| *([\d.]*) *\|/gm);
  const written = new Map(
    [...rows].map(([, name = '', first, later]): [string, Size] => [
      name,
      { first: Number(first) * 1000, later: Number(later) * 1000 },
    ]),
  );
  const advice = 'run node tools/checks/kit/consumer.ts --write-sizes';
  for (const [name, size] of measured) {
    for (const part of ['first', 'later'] as const) {
      const said = written.get(name)?.[part] ?? 0;
      demand(
        Math.abs(size[part] - said) <= said * TOLERANCE + ROUNDING_BYTES,
        `${name} is ${kilobytes(size[part])} kB ${part}, packages/ui/SIZES.md says ${kilobytes(said)}: make it smaller, or ${advice}`,
      );
    }
    demand(size.first <= (LIMITS_BYTES[name] ?? Infinity), `${name} is ${kilobytes(size.first)} kB`);
  }
  const names = sizes.map(([name]) => name);
  demand(
    names.toSorted().join() === [...written.keys()].toSorted().join(),
    `packages/ui/SIZES.md has other components than the kit: ${advice}`,
  );
}

/** The samples, which need the editor, and every entry of the kit. */
function checkTypes(): void {
  const editor = Object.keys(peers).filter((name) => !name.startsWith('react'));
  const versions = editor.map((name) => `${name}@${oldest(name)}`);
  run('pnpm', 'add', '--ignore-workspace', '--prefer-offline', ...versions);
  const { exports } = readJson(installed, 'package.json') as { exports: Record<string, unknown> };
  const entries = Object.keys(exports).filter((name) => !/\.(?:css|json)$/.test(name));
  demand(entries.includes('./fonts'), 'the kit has no fonts');
  writeFileSync(
    path.join(app, 'src/entries.ts'),
    entries.map((name) => `import '${path.posix.join('@planner/ui', name)}';\n`).join(''),
  );
  run('pnpm', 'exec', 'tsc', '--noEmit');
  // Declarations of react-aria don't compile with it.
  run('pnpm', 'exec', 'tsc', '--noEmit', '--exactOptionalPropertyTypes', '--skipLibCheck');
}

interface Rendered {
  readonly name: string;
  readonly html?: string;
  readonly error?: string;
}

async function checkServerRendering(): Promise<void> {
  build('--ssr', 'src/server.tsx', '--outDir', 'server');
  const rendered = JSON.parse(run('node', 'server/server.js')) as Rendered[];
  demand(rendered.length > 0, 'a server renders no component');
  for (const { name, error } of rendered) demand(!error, `${name} cannot be rendered on a server: ${error}`);

  build('--config', 'vite.everything.ts');
  demand(doesReport('everything'), 'built for development, fields without a label are not reported');
  const file = path.join(app, 'everything/everything.html');
  const places = rendered.map(({ name, html = '' }) => `<div id="${name}">${html}</div>`).join('\n');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('<!--samples-->', () => places),
  );
  await visit('everything', 'everything.html', async (page) => {
    // The editor renders only in the browser, after hydration.
    await page.locator('#RichTextEditor [contenteditable="true"]').waitFor({ state: 'attached' });
  });
}

try {
  install();
  checkManifest();
  checkProvenance();
  await checkOneButton();
  checkSizes();
  await checkHosts();
  checkTypes();
  await checkServerRendering();
} finally {
  rmSync(app, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
