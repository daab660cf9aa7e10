import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readRecipe, RECIPES } from '../recipes/recipe.ts';
import { root } from '../run/execute.ts';
import { docs, files, manuals } from './manuals.ts';

const LINK = /\]\(([^)#:\s]+)(?:#[^)]*)?\)/g;
/** Such decisions name what they decided. */
const SUPERSEDED = /^(?:Superseded|Reversed) /m;

/** A file, or a folder with a slash at its end. */
const FILE =
  /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|m?js|mdx?|json|ya?ml|css|service|timer|conf)|(?:[\w.-]+\/)+)`/g;
/** A name for any component or feature, and what a build or a run writes. */
const EXAMPLE =
  /\bThings?(?:View)?[./]|\/things\/$|^THIRD-PARTY-LICENSES\.md$|^(?:manifest|sbom\.cdx|planner-admin-1\.2\.3\.cdx)\.json$|^(?:planner-admin|storybook-static|node_modules)\/$/;

/** What exists, or does after a recipe. */
const known = [...files, ...RECIPES.flatMap((name) => readRecipe(name).map(({ file }) => file))];

it.each(docs)('%s names files that exist', (doc) => {
  const text = readFileSync(path.join(root, doc), 'utf8');
  const links = [...text.matchAll(LINK)].map(([, link = '']) => link);
  const named = SUPERSEDED.test(text) ? [] : [...text.matchAll(FILE)].map(([, name = '']) => name);
  expect({
    links: links.filter((link) => !existsSync(path.join(root, path.dirname(doc), link))),
    files: named.filter(
      (name) =>
        !EXAMPLE.test(name) &&
        !`/${known.join('\n/')}\n`.includes(`/${name}${name.endsWith('/') ? '' : '\n'}`),
    ),
  }).toEqual({ links: [], files: [] });
});

it('each decision has a date', () => {
  const undated = files.filter(
    (file) =>
      /^docs\/adr\/\d/.test(file) &&
      !/^# .*\n\n\S.* on \d{4}-\d\d-\d\d/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(undated).toEqual([]);
});

const readRoot = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** What code reads or a file sets, to compare names with. */
const sources = files
  .filter(
    (file) => /\.(?:tsx?|mjs|json|ya?ml|service)$|Dockerfile$/.test(file) && !file.includes('generated/'),
  )
  .map(readRoot)
  .join('\n');

const scriptsOf = (manifest: string) =>
  Object.keys((JSON.parse(readRoot(manifest)) as { scripts?: Record<string, string> }).scripts ?? {});
const services = Object.keys((parse(readRoot('compose.yaml')) as { services: object }).services);
const usage = execFileSync(process.execPath, ['apps/api/src/main.ts', 'help'], {
  cwd: root,
  encoding: 'utf8',
});
const ofScript = readRoot('deploy/planner-admin').matchAll(/^do_(\w+)/gm);
const commands = new Set([...usage.matchAll(/^ {2}([\w-]+)/gm), ...ofScript].map(([, name]) => name));

/** Names of ours in code: `createFormRoute`, `useBlocker()`, `MAX_BYTES`. */
const NAME = /`<?([A-Za-z]\w*(?:\.\w+)*)(?:[ (>][^`]*)?`/g;
const isName = (word: string) =>
  /[a-z][A-Z]|^[A-Z\d]+(?:_[A-Z\d]+)+$/.test(word) && !/_FILE$|^Things/.test(word);
/** Of Apache and systemd, and of libraries, in decisions against their use. */
const FOREIGN_NAMES = new Set(['ProxyPass', 'LimitNOFILE', 'toMatchScreenshot', 'useNavigation']);
const names = new Set(sources.match(/[A-Za-z]\w*/g));

it.each(docs.filter((doc) => !SUPERSEDED.test(readRoot(doc))))('%s names code that exists', (doc) => {
  const text = readRoot(doc).replaceAll(/^```[^]*?^```/gm, '');
  const named = [...text.matchAll(NAME)].flatMap(([, name = '']) => name.split('.')).filter(isName);
  expect(named.filter((name) => !names.has(name) && !FOREIGN_NAMES.has(name))).toEqual([]);
});

/** Of Chromatic and Lighthouse. */
const FOREIGN = new Set(['CHROMATIC_PROJECT_TOKEN', 'CHROME_PATH']);
/** Of pnpm itself. */
const PNPM = new Set(['exec', 'dlx', 'changeset', 'chromatic']);

it.each(manuals)('%s has only commands that exist', (doc) => {
  const text = readRoot(doc);
  const code = [...text.matchAll(/^```sh\n([^]*?)^```|`([^`\n]+)`/gm)].map(
    ([, block, line]) => block ?? line ?? '',
  );
  const all = (pattern: RegExp) =>
    code.flatMap((one) => [...one.matchAll(pattern)].map(([, name = '']) => name));
  const ui = scriptsOf('packages/ui/package.json');
  const pnpm = all(/(?:^|\s)pnpm(?:@[\d.]+)? (?:-- )?([a-z][\w:-]+)/g);
  expect({
    scripts: pnpm.filter((name) => !PNPM.has(name) && !scriptsOf('package.json').includes(name)),
    ofTheKit: all(/pnpm --filter @planner\/ui ([\w-]+)/g).filter(
      (name) => name !== 'publish' && !ui.includes(name),
    ),
    commands: all(/(?:server\.js|sudo planner-admin|run --rm (?:--\S+ \S+ )*server-1) ([a-z-]+)/g).filter(
      (name) => !commands.has(name),
    ),
    services: all(/docker compose (?:run --rm|exec|cp|up|stop|logs)((?: [\w:=/.-]+)*)/g).filter(
      (rest) => rest.includes(' server-') && !services.some((name) => rest.includes(` ${name}`)),
    ),
    variables: all(/^(?:\w+ )*([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?:=|$)/gm).filter(
      (name) => !FOREIGN.has(name) && !sources.includes(name.replace(/_FILE$/, '')),
    ),
    paths: all(/(?:^|\s|=)((?:apps|bench|deploy|e2e|packages|tools|docs)\/[\w./*-]+)/gm).filter(
      (name) =>
        !/\/things?\/$/i.test(name) &&
        !known.includes(name) &&
        globSync(name.replace(/\/$/, ''), { cwd: root }).length === 0,
    ),
  }).toEqual({ scripts: [], ofTheKit: [], commands: [], services: [], variables: [], paths: [] });
});

it.each(manuals)('a shell can read the blocks of %s', (doc) => {
  for (const [, block = ''] of readRoot(doc).matchAll(/^```sh\n([^]*?)^```/gm)) {
    const { stderr } = spawnSync('bash', ['-n'], { input: block, encoding: 'utf8' });
    expect(stderr).toBe('');
  }
});

it('docs/dependencies.md says why each direct dependency is there', () => {
  const page = readRoot('docs/dependencies.md');
  const direct = files
    .filter((file) => path.basename(file) === 'package.json' && !/\/(?:test|dist)\//.test(file))
    .flatMap((file) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(readRoot(file)) as Partial<
        Record<'dependencies' | 'devDependencies', Record<string, string>>
      >;
      return Object.keys({ ...dependencies, ...devDependencies });
    })
    // Storybook's add-ons and types of libraries come with them.
    .filter((name) => !/^@(?:planner|types|storybook)\//.test(name));
  expect(direct.length).toBeGreaterThan(60);
  expect(
    new Set(
      direct.filter((name) => !page.includes(name) && !page.includes(`\`${name.replace(/\/.*/, '')}\``)),
    ),
  ).toEqual(new Set());
});
