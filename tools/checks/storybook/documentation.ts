/**
 * Reads the built Storybook as its users do, below a path of a static host: documentation pages without errors and in the kit's type,
 * examples of READMEs that compile, props with descriptions, a search that knows synonyms, and the
 * toolbar's direction. Pages of features and most of those that Storybook generates for a component, which all have the same parts, are
 * read with `--long`.
 */
import { readFileSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { root } from '../run/execute.ts';
import { serveFolder } from '../serveFolder.ts';
import { writeFrontPage } from './frontPage.ts';
import { readPage } from './readPage.ts';
import { execFileSync } from 'node:child_process';

interface PropDoc {
  readonly description: string;
  /** As shown. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
}

interface ArgType {
  readonly description?: string;
  readonly type?: { readonly required?: boolean };
  readonly table?: {
    readonly type?: { readonly summary?: string };
    readonly defaultValue?: { readonly summary?: string };
  };
}

interface Store {
  readonly cacheAllCSFFiles: () => Promise<void>;
  readonly extract: () => Readonly<
    Record<string, { readonly title: string; readonly argTypes: Readonly<Record<string, ArgType>> }>
  >;
}

/** Reads from the built preview what documentation pages say of the kit's props, by component and prop: `Actions/Button: variant`. */
export async function readProps(page: Page, origin: string): Promise<Record<string, PropDoc>> {
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=guide-welcome--docs`);
  await page.waitForFunction('window.__STORYBOOK_PREVIEW__?.storyStoreValue');
  return page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: { storyStoreValue: Store };
    };
    const { storyStoreValue: store } = preview;
    await store.cacheAllCSFFiles();
    const props: Record<string, PropDoc> = {};
    for (const { title, argTypes } of Object.values(store.extract())) {
      // Screens and pages of this Storybook: applications don't import them.
      if (/^(?:Features|Foundations)\//.test(title)) continue;
      for (const [name, { description = '', type, table }] of Object.entries(argTypes))
        if (table)
          props[`${title}: ${name}`] = {
            description,
            type: table.type?.summary ?? '',
            isRequired: type?.required === true,
            hasDefault: table.defaultValue?.summary !== undefined,
          };
    }
    return props;
  });
}

const READMES = ['README.md', 'packages/*/README.md', 'tools/*/README.md'];
const BLOCK = /^( *)```tsx?\n([\s\S]*?)^ *```$/gm;

/** TypeScript of the READMEs, by file and number. */
const readmeExamples = (): Record<string, string> =>
  Object.fromEntries(
    globSync(READMES, { cwd: root }).flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(BLOCK)].map(
        ([, indent = '', code = ''], index) => [
          `${path.dirname(file).replaceAll(/[^\w]+/g, '-')}-README-${index + 1}`,
          code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
        ],
      ),
    ),
  );

const COMPILER_OPTIONS = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['vite/client', 'node', '@vitest/browser-playwright'],
    // Not dependencies of the root.
    paths: {
      'react-hook-form': ['../../../packages/ui/node_modules/react-hook-form'],
      '@tanstack/react-form': ['../../../packages/ui/node_modules/@tanstack/react-form'],
      '@planner/policy-html': ['../../../packages/policy-html/src/index.ts'],
      '@planner/policy-html/display': ['../../../packages/policy-html/src/loadRenderer.ts'],
      '@planner/policy-html/server': ['../../../packages/policy-html/src/server/createPolicyCleaner.ts'],
    },
  },
  include: ['*.tsx'],
};

/** What examples import of the application that they stand in. */
const APPLICATION = {
  'App.tsx': 'export const App = () => null;\n',
  'orders.ts': `export interface paths {
  '/orders': {
    get: {
      parameters: { query?: { page?: number } };
      responses: { 200: { content: { 'application/json': { orders: string[] } } } };
    };
  };
}
`,
};

/** Compiles each example, as an application that imports the kit would, and returns the compiler's errors. */
function compileExamples(examples: Readonly<Record<string, string>>): string[] {
  // Inside the repository: `@planner/ui` and React resolve there.
  const folder = path.join(root, 'node_modules/.cache/planner-examples');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(COMPILER_OPTIONS));
  for (const [name, code] of Object.entries(APPLICATION)) writeFileSync(path.join(folder, name), code);
  for (const [id, code] of Object.entries(examples))
    writeFileSync(path.join(folder, `${id}.tsx`), `${code}\n`);
  try {
    execFileSync('tsc', ['-p', folder, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return stdout.trim().split('\n');
  }
}

const STORYBOOK = path.join(root, 'storybook-static');

/** Pages open at a time. */
const TABS = 3;
const WAIT_MS = 20_000;
const MAX_TYPE_LENGTH = 160;

/** What users type, and the page that they look for. */
const SEARCHES = [
  ['modal', 'Dialog'],
  ['dropdown', 'Select'],
  ['404', 'ScreenError'],
  ['rtl', 'Right to left'],
  ['/workouts/edit-category', 'Screens'],
  ['Add Habit Category', 'Screens'],
] as const;

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly tags: readonly string[];
}

const problems: string[] = [];
/** Without `--long`, one generated page in this many. */
const SAMPLED = 4;
const isLong = process.env['VITE_TEST_LENGTH'] === 'long';

const MAX_FIRST_PAGE_KB = 600;

/** The first page is small, and leads to the others. */
async function tryFrontPage(page: Page, origin: string): Promise<void> {
  await writeFrontPage(page, STORYBOOK, origin);
  let bytes = 0;
  page.on('response', async (response) => {
    bytes += (await response.body()).byteLength;
  });
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  if (bytes / 1000 > MAX_FIRST_PAGE_KB) problems.push(`The first page has ${bytes} bytes`);
  page.removeAllListeners('response');
  await page.getByRole('link', { name: 'Install' }).first().click();
  await page
    .frameLocator('#storybook-preview-iframe')
    .getByRole('heading', { name: 'Install', level: 1 })
    .waitFor({ timeout: WAIT_MS })
    .catch(() => problems.push('The first page does not lead to "Install"'));
}

/** Types into the search, and turns a story around. */
async function tryManager(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/index.html?path=/story/actions-button--default`);
  for (const [query, found] of SEARCHES) {
    await page.locator('input[type=search]').fill(query);
    await page
      .getByRole('option', { name: new RegExp(`\\b${found}\\b`) })
      .first()
      .waitFor({ timeout: WAIT_MS })
      .catch(() => problems.push(`The search for "${query}" does not find "${found}"`));
  }
  await page.locator('input[type=search]').fill('');
  await page.getByRole('button', { name: /^Reading direction/ }).click();
  await page.getByRole('option', { name: 'Right to left' }).click();
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('html[dir=rtl]')
    .waitFor({ timeout: WAIT_MS })
    .catch(() => problems.push('The toolbar does not turn a story around'));
}

/** Returns the number of props. */
async function checkProps(page: Page, origin: string): Promise<number> {
  const props = Object.entries(await readProps(page, origin));
  for (const [prop, { description, type, isRequired, hasDefault }] of props) {
    if (type.includes('|') && type.includes("'") && !isRequired && !hasDefault)
      problems.push(`${prop} has no default`);
    if (!description.replace(/@default[\s\S]*/, '').trim()) problems.push(`${prop} has no description`);
    if (/\b(?:unknown|typeof)\b|^(?:union|enum)$/.test(type) || type.length > MAX_TYPE_LENGTH)
      problems.push(`${prop} shows no readable type: ${type.slice(0, MAX_TYPE_LENGTH)}`);
  }
  return props.length;
}

const { entries } = JSON.parse(readFileSync(path.join(STORYBOOK, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const docs = Object.values(entries).filter(
  ({ type, title }) => type === 'docs' && (isLong || !title.startsWith('Features/')),
);
const isGenerated = ({ tags }: Entry) => !tags.some((tag) => tag.endsWith('attached-mdx'));
const generated = docs.filter(isGenerated);
const pages = docs.filter((page) => isLong || !isGenerated(page) || generated.indexOf(page) % SAMPLED === 0);
if (pages.length === 0) problems.push('Storybook has no documentation pages');
const examples = readmeExamples();
problems.push(...compileExamples(examples));

/** Where the site is served: a host has others. */
const BASE = '/components/planner/';
const { origin: host, close } = await serveFolder(STORYBOOK, BASE);
const origin = host + BASE.slice(0, -1);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] });
try {
  // One context, whose pages share what they have loaded.
  const context = await browser.newContext();
  const manager = await context.newPage();
  await tryFrontPage(manager, origin);
  await tryManager(manager, origin);
  const propCount = await checkProps(manager, origin);
  await manager.close();

  const queue = pages.values();
  const readPages = async () => {
    const page = await context.newPage();
    for (const entry of queue) {
      const found = await readPage(page, origin, entry, new Set(Object.keys(entries)));
      problems.push(...found.map((problem) => `The page "${entry.title}" ${problem}`));
    }
  };
  await Promise.all(Array.from({ length: TABS }, readPages));
  console.log(
    `${pages.length} documentation pages, ${Object.keys(examples).length} examples, ${propCount} props`,
  );
} finally {
  await browser.close();
  await close();
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
