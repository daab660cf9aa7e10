/**
 * Runs every check, or those named as arguments. A test that passes on its second try is listed as flaky.
 * `component NAME`: everything about one component of the kit.
 * `--changed`: checks that changes since `main` can affect; prints the others. `--long`: long fuzz and kill tests, journeys with
 * all hostile input, and feature stories in dark.
 * `--update`: accept the pictures of this run, and delete pictures whose story is gone.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromiumPath, hasPinnedBrowser } from './chromium.ts';
import { hasFirefox, hasWebKit } from './engines.ts';
import { ATTACHMENTS, REPORT, writeReport, unusedPictures } from './pictures/differences.ts';
import { readSources } from './rules/Sources.ts';
import { changedFiles, changedScope, storyFiles } from './run/changedScope.ts';
import { componentChecks, createChecks, PACKAGES, reports, type CheckOptions } from './run/checks.ts';
import { root, postgresForTests, useMemoryForTemporaryFiles } from './run/execute.ts';
import { pickChecks, runAll, summarize, unknownNames, type Ran, type Check } from './run/runAll.ts';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const update = process.argv.includes('--update');
/** Characters of a flaky test's error. Some errors contain the whole page. */
const SHOWN_ERROR_LENGTH = 1000;
/** Where Debian installs what reads the files in deploy/. */
const DEBIAN_PROGRAMS = ['/usr/sbin/debootstrap', '/usr/bin/systemd-nspawn'];
const PROGRAMS = [
  '/usr/sbin/apache2',
  '/usr/sbin/nginx',
  '/usr/sbin/haproxy',
  '/usr/bin/caddy',
  '/usr/bin/systemd-analyze',
  '/usr/bin/shellcheck',
];
const leftOut: string[] = [];

const long = process.argv.includes('--long');
if (long) process.env['VITE_TEST_LENGTH'] = 'long';

async function checkChanges(options: CheckOptions): Promise<Check[]> {
  const sources = readSources(root);
  const { storyPaths, journeys, isAffected } = changedScope(
    await changedFiles(),
    PACKAGES,
    await storyFiles(),
    sources,
  );
  const checks = createChecks({ ...options, storyPaths, journeyTests: journeys });
  const chosen = checks.filter(({ name }) => isAffected(name));
  if (storyPaths.length > 0) leftOut.push(`stories outside ${storyPaths.join(', ')} (--changed)`);
  if (journeys.length > 0) leftOut.push(`journeys other than ${journeys.join(', ')} (--changed)`);
  leftOut.push(
    `${checks
      .filter((check) => !chosen.includes(check))
      .map(({ name }) => name)
      .join(', ')} (--changed)`,
  );
  return chosen;
}

const postgres = await postgresForTests();
if (!postgres)
  leftOut.push('the API tests on PostgreSQL (set TEST_DATABASE_URL to a server that may create databases)');
if (!long)
  leftOut.push(
    'mutants, advisories, sizes of most components, feature stories in dark, and most hostile input in journeys (--long)',
  );
const missing = PROGRAMS.filter((program) => !existsSync(program));
if (missing.length > 0)
  leftOut.push(`what ${missing.join(', ')} says of the files in deploy/ (not installed)`);
if (long) process.env['TEST_PROXIES'] = String(PROGRAMS.filter((program) => !missing.includes(program)));
else
  leftOut.push(
    'rolling restarts behind nginx, HAProxy and Caddy, the API behind Apache, and the installation in an empty Debian (--long)',
  );
const hasDebian = process.getuid?.() === 0 && DEBIAN_PROGRAMS.every((program) => existsSync(program));
if (long && hasDebian) process.env['TEST_DEBIAN'] = '1';
else if (long)
  leftOut.push(`the installation in an empty Debian (it needs root and ${DEBIAN_PROGRAMS.join(', ')})`);
const engines = [...(hasFirefox ? [] : ['Firefox']), ...(hasWebKit ? [] : ['WebKit'])];
if (engines.length > 0) leftOut.push(`core journeys in ${engines.join(' and ')} (not installed)`);
if (!hasPinnedBrowser) leftOut.push('pictures (they are compared in the pinned Chromium on Linux x64 only)');

const options = { update, postgres, hasPinnedBrowser, long };

/** Ends the process if it doesn't know what to check. */
function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function chooseChecks(): Promise<Check[]> {
  const [first, component = ''] = names;
  if (first === 'component') {
    const folder = `packages/ui/src/${component}/`;
    if (component && existsSync(path.join(root, folder))) return componentChecks(folder, options);
    fail(`No such component: ${component}. Components have the names of folders in packages/ui/src.`);
  }
  const checks = createChecks(options);
  const unknown = unknownNames(checks, names);
  const all = checks.map(({ name }) => name).join(', ');
  if (unknown.length > 0) fail(`No such check: ${unknown.join(', ')}. There are: ${all}.`);
  if (process.argv.includes('--changed')) return checkChanges(options);
  return names.length > 0 ? pickChecks(checks, names) : checks;
}

const chosen = await chooseChecks();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// Pictures of an earlier run would count as differences of this one.
for (const folder of [ATTACHMENTS, REPORT]) rmSync(path.join(root, folder), { recursive: true, force: true });
useMemoryForTemporaryFiles();
// Unpacked once, before two checks start it.
await chromiumPath();

const indented = (text: string) => text.trimEnd().replaceAll(/^/gm, '    ');
function print({ name, seconds, passed, failed, flaky, output }: Ran): void {
  const count = passed + failed > 1 ? `, ${passed} passed` : '';
  console.log(`${failed === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s${count})`);
  for (const test of flaky)
    console.log(indented(`Flaky: ${test.name}\n${test.error.slice(0, SHOWN_ERROR_LENGTH)}`));
  if (failed > 0) console.log(output.trimEnd(), '\n');
}

const startedAt = performance.now();
// A check uses one to two cores.
const ran = await runAll(chosen, Math.min(2, availableParallelism()), print);

if (update) for (const picture of await unusedPictures(root)) rmSync(path.join(root, picture));

const differing = await writeReport(root);
if (differing > 0) console.log(`\nPictures that differ: ${differing}. See them: pnpm pictures`);

const { lines, passed, failed } = summarize(new Map(ran.map((check) => [check.name, check])));
console.log('\nSeconds per check, two at a time:');
for (const { name, seconds } of ran.toSorted((a, b) => b.seconds - a.seconds).slice(0, 12))
  console.log(`${seconds.toFixed(0).padStart(6)}  ${name}`);
console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(6)}  in all`);
for (const what of leftOut) console.log(`Left out: ${what}.`);
for (const line of lines) console.log(line);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
