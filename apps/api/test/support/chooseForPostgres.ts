/**
 * `node apps/api/test/support/chooseForPostgres.ts`: runs all API tests on PostgreSQL (`TEST_DATABASE_URL`), records the statements
 * of each file, and writes to sqliteOnly.json which files need not run there: each of their statements is in another file that does. So is
 * each pair of statements that can wait for each other, and each error after a statement: races and retries are proven by those.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const API = path.resolve(import.meta.dirname, '../..');

/** About PostgreSQL, and what only it does, whatever statements they send. */
const ALWAYS = /^test\/(?:postgres|database)\//;

interface Recorded {
  file: string;
  shapes: string[];
}

interface Report {
  testResults: { name: string; startTime: number; endTime: number; status: string }[];
}

const nameOf = (file: string): string => path.relative(API, file).replaceAll(path.sep, '/');

const folder = mkdtempSync(path.join(tmpdir(), 'planner-statements-'));
const [statements, report] = [path.join(folder, 'statements'), path.join(folder, 'report.json')];
spawnSync('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
  cwd: API,
  env: { ...process.env, RECORD_STATEMENTS: statements },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const recorded = readFileSync(statements, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);
const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
rmSync(folder, { recursive: true });

const durations = new Map(
  testResults.map(({ name, startTime, endTime }) => [nameOf(name), endTime - startTime]),
);
// Of a file that failed, not everything is recorded.
const failed = new Set(
  testResults.filter(({ status }) => status !== 'passed').map(({ name }) => nameOf(name)),
);
const files = new Map(recorded.map(({ file, shapes }) => [nameOf(file), shapes]));
const counts = new Map<string, number>();
for (const shape of [...files.values()].flat()) counts.set(shape, (counts.get(shape) ?? 0) + 1);

// The slowest are left out first.
const slowestFirst = [...files].toSorted(([a], [b]) => (durations.get(b) ?? 0) - (durations.get(a) ?? 0));
const leftOut: string[] = [];
let savedMs = 0;
for (const [file, shapes] of slowestFirst) {
  if (ALWAYS.test(file) || failed.has(file) || shapes.some((shape) => counts.get(shape) === 1)) continue;
  for (const shape of shapes) counts.set(shape, (counts.get(shape) ?? 0) - 1);
  leftOut.push(file);
  savedMs += durations.get(file) ?? 0;
}
writeFileSync(
  path.join(API, 'test/support/sqliteOnly.json'),
  `${JSON.stringify(leftOut.toSorted(), undefined, 2)}\n`,
);
console.log(`${leftOut.length} of ${files.size} files run on SQLite only: ${Math.round(savedMs / 1000)} s.`);
