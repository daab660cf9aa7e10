/**
 * Installs the packed kit in an application outside the repository, with the oldest React it supports, and checks types, build,
 * bundle size of a single button, rendering in the browser, and server rendering of every component.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalog, createConsumer, kitPeers, oldest, root } from './createConsumer.ts';

const editorPackages = Object.keys(kitPeers).filter((name) => name.startsWith('@tiptap/'));

const BUTTON_HEIGHT_PX = 36;

/** Folders of the kit that a bundle with one button may contain. */
const BUTTON_NEEDS = new Set(['Button', 'Spinner', 'Tooltip', 'VisuallyHidden', 'icons', 'theme']);

const consumer = createConsumer('packages/ui');
const { folder: app, run, demand, visit } = consumer;

function install(): void {
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(app, 'tsconfig.base.json'));
  writeFileSync(
    path.join(app, 'tsconfig.json'),
    JSON.stringify({
      extends: './tsconfig.base.json',
      compilerOptions: { skipLibCheck: false },
      include: ['src'],
    }),
  );
  const reactTypes = oldest('react').replace(/\.\d+$/, '');
  consumer.install({
    react: oldest('react'),
    'react-dom': oldest('react'),
    '@types/react': reactTypes,
    '@types/react-dom': reactTypes,
    typescript: catalog['typescript'],
    vite: catalog['vite'],
    '@vitejs/plugin-react': catalog['@vitejs/plugin-react'],
  });
}

function checkManifest(): void {
  const { license, homepage, repository } = JSON.parse(
    readFileSync(path.join(app, 'node_modules/@planner/ui/package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const links = JSON.stringify({ license, homepage, repository });
  const expected = JSON.stringify({
    license: 'MIT',
    homepage: 'https://git.example/team/planner',
    repository: { type: 'git', url: 'git+https://git.example/team/planner.git', directory: 'packages/ui' },
  });
  demand(links === expected, `the manifest says ${links} instead of ${expected}`);
}

/** Only the rich text editor needs these. */
function checkEditorIsOptional(): void {
  const installed = readdirSync(path.join(app, 'node_modules/.pnpm')).filter((name) =>
    name.startsWith('@tiptap'),
  );
  demand(installed.length === 0, `an application with one button installs ${installed.join(', ')}`);
}

/** An application without declarations of its own, such as those of Vite for style sheets. */
function checkDeclarations(): void {
  const manifest = readFileSync(path.join(app, 'node_modules/@planner/ui/package.json'), 'utf8');
  const { exports } = JSON.parse(manifest) as { exports: Record<string, unknown> };
  const entries = Object.keys(exports).filter((name) => !/\.(?:css|json)$/.test(name));
  demand(entries.includes('./fonts'), 'the kit has no fonts');
  const folder = path.join(app, 'declarations');
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'index.ts'),
    entries.map((name) => `import '${path.posix.join('@planner/ui', name)}';\n`).join(''),
  );
  const compilerOptions = { skipLibCheck: false, types: [] };
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '../tsconfig.base.json', compilerOptions }),
  );
  run('pnpm', 'exec', 'tsc', '--noEmit', '-p', 'declarations');
}

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
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.includes(path.sep) && name.endsWith('.css'),
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

const checkWhatShows = () =>
  visit('dist', 'index.html', async (page) => {
    const button = page.getByRole('button', { name: 'Pressed 0 times' });
    const checkHeight = async (expected: number, where: string) => {
      const { height } = (await page.getByRole('button').boundingBox()) ?? { height: 0 };
      demand(height === expected, `${where}, the button is ${height} px high instead of ${expected}`);
    };
    await checkHeight(BUTTON_HEIGHT_PX, 'beside styles of the host in a layer');
    const color = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    const light = { button: await color('button'), page: await color('body') };
    await button.press('Enter');
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
    await page.locator('html').evaluate((element) => element.classList.add('dark'));
    demand((await color('body')) !== light.page, 'the dark theme changes nothing');
    await page.emulateMedia({ media: 'print' });
    demand((await color('button')) === light.button, 'what is printed from the dark theme is dark');

    await page.addStyleTag({ path: path.join(app, 'src/legacy.css') });
    await checkHeight(80, 'with the host’s styles outside of layers');
    await page.addStyleTag({ path: path.join(app, 'node_modules/@planner/ui/dist/unlayered.css') });
    await checkHeight(BUTTON_HEIGHT_PX, 'with unlayered.css after these');
    demand((await color('button')) === light.button, 'unlayered.css does not color the button');
  });

interface Rendered {
  readonly name: string;
  readonly html?: string;
  readonly error?: string;
}

async function checkServerRendering(): Promise<void> {
  run('pnpm', 'exec', 'vite', 'build', '--logLevel', 'warn', '--ssr', 'src/server.tsx', '--outDir', 'server');
  const rendered = JSON.parse(run('node', 'server/server.js')) as Rendered[];
  demand(rendered.length > 0, 'a server renders no component');
  for (const { name, error } of rendered) demand(!error, `${name} cannot be rendered on a server: ${error}`);

  run('pnpm', 'exec', 'vite', 'build', '--logLevel', 'warn', '--config', 'vite.everything.ts');
  const file = path.join(app, 'everything/everything.html');
  const places = rendered.map(({ name, html = '' }) => `<div id="${name}">${html}</div>`);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('<!--samples-->', () => places.join('\n')),
  );
  await visit('everything', 'everything.html', async (page) => {
    // The editor renders only in the browser, after hydration.
    await page.locator('#RichTextEditor [contenteditable="true"]').waitFor({ state: 'attached' });
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    // `main` is the target of skip links, and real pages have one layout.
    const repeated = ids.filter((id, index) => id !== 'main' && ids.indexOf(id) !== index);
    demand(repeated.length === 0, `several roots on a page repeat ids: ${repeated.join(', ')}`);
  });

  run('node', '--conditions=react-server', 'serverComponents.js');
}

try {
  install();
  checkManifest();
  checkEditorIsOptional();
  run('pnpm', 'exec', 'vite', 'build', '--logLevel', 'warn');
  checkWhatShips();
  await checkWhatShows();
  run(
    'pnpm',
    'add',
    '--ignore-workspace',
    '--prefer-offline',
    ...editorPackages.map((name) => `${name}@${oldest(name)}`),
  );
  run('pnpm', 'exec', 'tsc', '--noEmit');
  checkDeclarations();
  await checkServerRendering();
} finally {
  consumer.close();
}
