import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from './runAll.ts';
import { execute, root } from './execute.ts';
import { outcomeOf, restartIfStalled } from './outcomeOf.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';

export const reports = path.join(root, 'node_modules/.cache/planner-checks');

export const PACKAGES = globSync('{.,{packages,apps,tools}/*,bench,e2e}/tsconfig.json', { cwd: root })
  .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
  .toSorted();

const command = (name: string, line: string, cwd?: string): Check => ({
  name,
  run: async () => {
    const { code, output } = await execute(line, cwd);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, flaky: [], output };
  },
});

/** Only test files that import what differs from `main`. */
const RELATED = '--changed=main --passWithNoTests';

const vitest = (
  name: string,
  options: string,
  env: NodeJS.ProcessEnv = {},
  maxSilenceMs?: number,
): Check => ({
  name,
  run: () => {
    const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
    const line = `vitest run ${options} --reporter=default --reporter=json --outputFile.json=${report}`;
    return restartIfStalled(
      () => execute(line, root, env, maxSilenceMs),
      () => readVitestReport(readFileSync(report, 'utf8'), root),
      options.includes(RELATED),
    );
  },
});

/** Vitest prints a line per file, and no file takes a tenth of this. */
const MAX_SILENCE_MS = 300_000;

/** @param options files as `file:line`, else all, and flags */
const journeys = (name: string, options: readonly string[]): Check => ({
  name,
  needs: ['build console'],
  run: async () => {
    const report = path.join(reports, `${name}.json`);
    const line = `playwright test ${options.join(' ')} --reporter=line,json`;
    const finished = await execute(line, path.join(root, 'e2e'), { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
    return outcomeOf(finished, () => readPlaywrightReport(readFileSync(report, 'utf8')));
  },
});

/** Known weaknesses of the libraries that are deployed. Passes, and says so, where the registry does not answer. */
const advisories: Check = {
  name: 'advisories',
  run: async () => {
    const { code, output } = await execute('npx --yes pnpm@12.21.0 audit --prod');
    // With advisories, it prints a table and how many there are.
    const isAnswered = code === 0 || /\d+ vulnerabilit/.test(output);
    if (!isAnswered) console.warn('Left out: advisories of libraries (the registry did not answer).');
    const failed = isAnswered && code !== 0 ? 1 : 0;
    return { passed: isAnswered ? 1 - failed : 0, failed, flaky: [], output };
  },
};

export interface CheckOptions {
  /** Accept the pictures of this run. */
  readonly update: boolean;
  /** A PostgreSQL server for the API tests. */
  readonly postgres: string | undefined;
  /** Whether this is the browser that the committed pictures were taken with. */
  readonly hasPinnedBrowser: boolean;
  /** Tests may be silent for longer. */
  readonly long?: boolean;
  /** Limits stories to these folders and files, and other tests to those that import what differs from `main`. */
  readonly storyPaths?: readonly string[];
  /** Limits journeys to these tests. */
  readonly journeyTests?: readonly string[];
  /** How often a failed test runs again. @default 1 */
  readonly retries?: number;
}

/** In the order in which they start: fast ones first, then from the longest to the shortest, so that both lanes end together. */
export function createChecks({
  update,
  postgres,
  hasPinnedBrowser,
  long = false,
  storyPaths,
  journeyTests = [],
  retries = 1,
}: CheckOptions): Check[] {
  // A failed test runs again, unless its picture is accepted. A missing picture is not written: the second try would find it.
  const tries = update ? '--update' : `--retry=${retries} --update=none`;
  const pictures = { VITE_VISUAL: hasPinnedBrowser ? '1' : undefined };
  const selection = storyPaths ? RELATED : '';
  const selectedStories = (storyPaths ?? []).join(' ');
  const maxSilenceMs = long ? undefined : MAX_SILENCE_MS;
  const openapi = path.join(root, 'tools/openapi');
  return [
    command('format', 'oxfmt --check .'),
    command('lint', 'oxlint --type-aware --deny-warnings'),
    // Two programs for all packages, which share most files: those that browsers run may use less of the language.
    command('types browser', 'tsc -p tsconfig.browser.json'),
    command('types node', 'tsc -p tsconfig.node.json'),
    command('dead code', 'knip --treat-config-hints-as-errors'),
    command(
      'contract lint',
      'node_modules/.bin/redocly lint ../../openapi.yaml --config ../../redocly.yaml',
      openapi,
    ),
    command('contract generated', 'node generate.ts --check', openapi),
    vitest('unit', `--project unit ${selection} ${tries}`),
    // Many of these read files instead of importing them, so no change selects them.
    vitest('rules', `--project rules ${tries}`),
    vitest(
      'stories',
      `--project stories --project stories-rtl ${selectedStories} ${tries}`,
      pictures,
      maxSilenceMs,
    ),
    command('build console', 'vite build --logLevel warn', path.join(root, 'apps/console')),
    journeys('journeys', journeyTests),
    journeys('browsers', ['--config browsers']),
    ...(postgres
      ? [vitest('api on PostgreSQL', `--project api ${selection} ${tries}`, { TEST_DATABASE_URL: postgres })]
      : []),
    vitest('api on SQLite', `--project api ${selection} ${tries}`, { TEST_DATABASE_URL: undefined }),
    command('build storybook', 'storybook build --quiet'),
    {
      ...command('documentation', 'node tools/checks/storybook/documentation.ts'),
      needs: ['build storybook'],
    },
    {
      ...command('screens', 'node tools/checks/pictures/screens.ts check'),
      needs: ['build console', 'build storybook'],
    },
    vitest('editor', `--project editor ${selection} ${tries}`, {}, maxSilenceMs),
    vitest('commands', `--project commands ${tries}`),
    { ...vitest('artifact', `--project artifact ${tries}`), needs: ['build console'] },
    command('consumer of the kit', `node tools/checks/kit/consumer.ts ${long ? '--long' : ''}`),
    command('consumer of the client', 'node tools/checks/kit/client.ts'),
    command('generated clients', 'node generatedClients.ts', openapi),
    {
      ...command('order desk', `node tools/checks/kit/orders.ts ${long ? '--long' : ''}`),
      // Packing a package builds it anew.
      needs: ['consumer of the kit', 'consumer of the client'],
    },
    command('recipes', `node tools/checks/recipes/main.ts ${long ? '--long' : ''}`),
    ...(long ? [advisories, command('mutants', 'node tools/mutants/main.ts')] : []),
  ];
}

/** What is known about one component of the kit, in `folder`: its code, its tests, and its stories in both directions with their pictures. */
export function componentChecks(folder: string, options: CheckOptions): Check[] {
  const hasTests = globSync(`${folder}**/*.test.{ts,tsx}`, { cwd: root }).length > 0;
  // No second try: every story of a new component lacks its pictures. Stories first: they take longest.
  const checks = createChecks({ ...options, storyPaths: [folder], retries: 0 });
  return [
    ...checks.filter(({ name }) => name === 'stories'),
    command('format', `oxfmt --check ${folder}`),
    command('lint', `oxlint --type-aware --deny-warnings ${folder}`),
    ...(hasTests ? [vitest('tests', `--project unit --project editor ${folder}`)] : []),
    ...checks.filter(({ name }) => name === 'types browser' || name === 'rules'),
  ];
}
