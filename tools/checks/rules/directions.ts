import path from 'node:path';
import { type Rule, importsOf, packageOf } from './Sources.ts';

/** Packages of this repository that the code of a folder may import. */
export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Stand for another team's code. Must come before the packages.
  'packages/ui/test/consumer': ['@planner/ui', '@planner/api-client'],
  'packages/api-client/test/consumer': ['@planner/api-client'],
  'packages/policy-html/test/consumer': ['@planner/policy-html'],
  'packages/brand': [],
  'packages/policy-html': [],
  'packages/ui': [],
  'packages/api-client': [],
  'packages/features': ['@planner/ui', '@planner/api-client', '@planner/policy-html'],
  'apps/console': ['@planner/ui', '@planner/api-client', '@planner/features', '@planner/brand'],
  'apps/api': ['@planner/api-client/schema', '@planner/policy-html/server', '@planner/brand'],
  'tools/artifact': [],
  bench: [
    '@planner/api/env',
    '@planner/api/main',
    '@planner/api/serve',
    '@planner/checks/chromium',
    '@planner/console/compressFolder',
  ],
  'tools/openapi': [],
  'tools/start': ['@planner/api/main'],
  '.storybook': [
    '@planner/ui',
    '@planner/api-client',
    '@planner/brand',
    // For the page that draws every screen in its shell.
    '@planner/console/navigation',
    '@planner/console/PublicScreen',
    '@planner/console/screens',
    '@planner/features/shared',
  ],
  // Configuration in the root itself.
  '.': ['@planner/checks/chromium', '@planner/checks/comparePicture'],
  e2e: [
    '@planner/checks/chromium',
    '@planner/checks/engines',
    '@planner/checks/scratchCopy',
    '@planner/console/screens',
    '@planner/policy-html/corpora',
  ],
};

const STORYBOOK_PREVIEW = '@planner/storybook/preview';

/** Storybook may preload lazy parts of the kit, and shows its texts. */
const KIT = /^packages\/ui\/(?:src\/|[A-Z]+\.md\?raw$)/;

/** Tests and their helpers may read the contract, the kit's tokens as other tools get them, and the examples of legal texts. */
const READ_BY_TESTS =
  /^(?:openapi\.yaml\?raw|packages\/ui\/tokens\/\w+\.json|packages\/policy-html\/corpora\/[\w-]+\.json)$/;

/** API tests use the real client and the examples of legal texts. */
const MORE_IN_TESTS: Readonly<Record<string, readonly string[]>> = {
  'apps/api/test': ['@planner/api-client', '@planner/policy-html/corpora'],
};

const isUnder = (file: string, folder: string) =>
  folder === '.' ? !file.includes('/') : file.startsWith(`${folder}/`);

const featureOf = (file: string) => /^packages\/features\/src\/([^/]+)\//.exec(file)?.[1];

/** Imports run in one direction, see `ALLOWED`; features never import each other. */
export const directions: Rule = (sources) =>
  [...sources].flatMap(([file, text]) => {
    const folder = Object.keys(ALLOWED).find((each) => isUnder(file, each));
    if (!folder) return [];
    const allowed = [
      ...(ALLOWED[folder] ?? []),
      ...Object.entries(MORE_IN_TESTS).flatMap(([each, more]) => (isUnder(file, each) ? more : [])),
    ];
    return importsOf(text).flatMap((specifier) => {
      if (specifier.startsWith('.')) {
        const target = path.posix.join(path.posix.dirname(file), specifier);
        if (folder === '.storybook' && KIT.test(target)) return [];
        if (READ_BY_TESTS.test(target) && /\.test\.|\/testing\//.test(file)) return [];
        if (!isUnder(target, folder)) return [`${file}: reaches out of ${folder} to ${target}`];
        const [from, to] = [featureOf(file), featureOf(target)];
        const isShared = to === 'shared' || to === 'testing' || from === 'testing';
        return from && to && from !== to && !isShared
          ? [`${file}: the feature ${from} imports the feature ${to}`]
          : [];
      }
      if (specifier === STORYBOOK_PREVIEW && file.endsWith('.stories.tsx')) return [];
      const ours = packageOf(specifier)?.startsWith('@planner/');
      const isAllowed = allowed.some((name) => specifier === name || isUnder(specifier, name));
      return ours && !isAllowed ? [`${file}: ${folder} may not import ${specifier}`] : [];
    });
  });

/** The only packages that may import each library. Changing this is a decision: document it in docs/adr. */
const LIBRARY_PLACES: readonly (readonly [library: RegExp, ...folders: string[]])[] = [
  [/^(react-aria|react-stately|@react-aria|@react-stately|@react-types|@internationalized)/, 'packages/ui/'],
  [/^@vanilla-extract\/(css|recipes|sprinkles|dynamic)$/, 'packages/ui/'],
  [/^(@codemirror|@lezer|@tiptap|prosemirror)/, 'packages/ui/'],
  [/^lucide-react$/, 'packages/ui/'],
  [/^@fontsource/, 'packages/ui/'],
  [/^openapi-(fetch|msw)$/, 'packages/api-client/'],
  [/^(@tanstack\/react-query|react-hook-form|@hookform|valibot)/, 'packages/features/'],
  [/^(diff|write-excel-file)$/, 'packages/features/'],
  [/^react-router/, 'apps/console/'],
  [/^(kysely|hono|@hono|ajv|nodemailer)/, 'apps/api/'],
  [/^sharp$/, 'apps/api/', 'tools/checks/pictures/'],
  [/^(dompurify|jsdom|parse5)$/, 'packages/policy-html/'],
  [/^@sparticuz\/chromium$/, 'tools/checks/'],
];

/** The apps that the console is measured against, another team's application, and recipes for it use libraries without our packages in between. */
const PEERS = [
  'bench/web/floor/',
  'bench/web/mantine/',
  'packages/ui/test/consumer/orders/',
  'packages/ui/src/testing/forms/',
];

/** Each library is imported by one package, where it can be replaced. */
export const libraryPlaces: Rule = (sources) =>
  [...sources].flatMap(([file, text]) => {
    if (PEERS.some((folder) => file.startsWith(folder))) return [];
    return importsOf(text).flatMap((specifier) => {
      const library = packageOf(specifier);
      const [, ...allowed] = (library && LIBRARY_PLACES.find(([pattern]) => pattern.test(library))) || [];
      const isThere = allowed.length === 0 || allowed.some((folder) => file.startsWith(folder));
      return isThere ? [] : [`${file}: ${library} is used in ${allowed.join(' and ')}`];
    });
  });
