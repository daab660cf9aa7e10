/**
 * Runs every check of the project, or those named as arguments, and ends with `N passed, N failed`.
 * `--update` accepts the pictures that the stories show now.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumPath, hasPinnedBrowser } from './chromium.ts';
import { postgresForTests } from './postgresForTests.ts';

interface Outcome {
  /** Figures to print although nothing failed. */
  readonly figures?: string;
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
}

interface Check {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = path.join(root, 'node_modules/.cache/planner-checks');
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const update = process.argv.includes('--update');
const leftOut: string[] = [];

interface Finished {
  readonly code: number;
  readonly output: string;
}

const execute = (command: string, cwd = root, env: NodeJS.ProcessEnv = {}): Promise<Finished> =>
  new Promise((resolve) => {
    const child = spawn(command, {
      cwd,
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Tools colour and animate for people; this output is read when something fails.
      env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: '0', ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** A check that passes or fails as a whole. */
const command = (name: string, line: string, cwd?: string): Check => ({
  name,
  run: async () => {
    const { code, output } = await execute(line, cwd);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
});

/** A check whose figures are worth seeing every time. */
const measure = (name: string, line: string): Check => ({
  name,
  run: async () => {
    const { code, output } = await execute(line);
    return {
      passed: code === 0 ? 1 : 0,
      failed: code === 0 ? 0 : 1,
      output,
      figures: code === 0 ? output : undefined,
    };
  },
});

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numFailedTestSuites: number;
}

/** Counts of a report file; a run that broke before it wrote one, or that skipped tests, has failed. */
const outcomeOf = ({ code, output }: Finished, counts: () => [passed: number, failed: number]): Outcome => {
  try {
    const [passed, failed] = counts();
    return { passed, failed: Math.max(failed, code === 0 && passed > 0 ? 0 : 1), output };
  } catch {
    return { passed: 0, failed: 1, output };
  }
};

/** Tests of one or more Vitest projects, counted one by one. */
const vitest = (name: string, options: string, env: () => NodeJS.ProcessEnv = () => ({})): Check => ({
  name,
  run: async () => {
    const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
    const finished = await execute(
      `vitest run ${options} --reporter=default --reporter=json --outputFile.json=${report}`,
      root,
      env(),
    );
    return outcomeOf(finished, () => {
      const r = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
      return [r.numPassedTests, r.numFailedTests + r.numPendingTests + r.numTodoTests];
    });
  },
});

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const journeys: Check = {
  name: 'journeys',
  run: async () => {
    const report = path.join(reports, 'journeys.json');
    const finished = await execute('playwright test --reporter=line,json', path.join(root, 'e2e'), {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return outcomeOf(finished, () => {
      const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
      return [stats.expected, stats.unexpected + stats.flaky + stats.skipped];
    });
  },
};

const build = command('build console', 'vite build --logLevel warn', path.join(root, 'apps/console'));

const PACKAGES = [
  '.',
  'packages/policy-html',
  'packages/api-client',
  'packages/ui',
  'packages/features',
  'apps/console',
  'apps/api',
  'tools/checks',
  'tools/start',
  'e2e',
];

/**
 * A check for each way of looking at the stories, with a browser of its own: one page that renders thousands of them grows
 * until the browser ends it.
 */
const stories = ['light', 'dark', 'forced-colors', 'rtl'].map((variant) =>
  vitest(
    `stories ${variant}`,
    `--project 'stories-${variant}'${update ? ' --update' : ''} --reporter=./tools/checks/storyReporter.ts`,
    () => ({ VITE_VISUAL: hasPinnedBrowser ? '1' : undefined }),
  ),
);
const postgres = await postgresForTests();

const checks: Check[] = [
  command('format', 'oxfmt --check .'),
  command('lint', 'oxlint --type-aware --deny-warnings'),
  ...PACKAGES.map((folder) => command(`types ${folder}`, `tsc -p ${folder}`)),
  command('dead code', 'knip --treat-config-hints-as-errors'),
  command(
    'contract lint',
    'node_modules/.bin/redocly lint ../../openapi.yaml --config ../../redocly.yaml',
    path.join(root, 'tools/openapi'),
  ),
  command('contract generated', 'node generate.mjs --check', path.join(root, 'tools/openapi')),
  vitest('unit', '--project unit'),
  vitest('api on SQLite', '--project api', () => ({ TEST_DATABASE_URL: undefined })),
  ...(postgres
    ? [vitest('api on PostgreSQL', '--project api', () => ({ TEST_DATABASE_URL: postgres }))]
    : []),
  vitest('editor', '--project editor'),
  ...stories,
  measure('sizes of the kit', `node tools/checks/sizes.ts${update ? ' --update' : ''}`),
  measure('consumer of the kit', 'node tools/checks/consumer.ts'),
  build,
  journeys,
];

if (!postgres)
  leftOut.push('the API tests on PostgreSQL (set TEST_DATABASE_URL to a server that may create databases)');
if (!hasPinnedBrowser) leftOut.push('pictures (they are compared in the pinned Chromium on Linux x64 only)');

const isNamed = ({ name }: Check) => names.some((start) => name.startsWith(start));
const chosen =
  names.length === 0
    ? checks
    : // Journeys are made through the console as it is built.
      checks.filter((check) => isNamed(check) || (check === build && isNamed(journeys)));
if (chosen.length === 0) {
  console.error(
    `No such check: ${names.join(', ')}. There are: ${checks.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Unpacked once, before browsers start side by side.
await chromiumPath();

let passed = 0;
let failed = 0;
/** Said again at the end: the output of a check that failed is long, and hides which others did. */
const failures: string[] = [];
for (const { name, run } of chosen) {
  const start = performance.now();
  const outcome = await run();
  passed += outcome.passed;
  failed += outcome.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const count = outcome.passed + outcome.failed > 1 ? `, ${outcome.passed} passed` : '';
  console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${name} (${seconds} s${count})`);
  if (outcome.failed > 0) {
    failures.push(`${name} (${outcome.failed})`);
    console.log(outcome.output.trimEnd(), '\n');
  } else if (outcome.figures) console.log(outcome.figures.trimEnd().replaceAll(/^/gm, '    '));
}

for (const what of leftOut) console.log(`Left out: ${what}.`);
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
