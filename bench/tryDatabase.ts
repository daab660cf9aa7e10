import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { readOptions } from './readOptions.ts';
import { inTemporaryFolder } from './startServer.ts';
import { formatTable } from './statistics.ts';
import { writeDuring } from './writers.ts';

const USAGE = `Usage: TEST_DATABASE_URL=postgres://… pnpm try-database [-- FILTER …]

Runs the API tests and the writers of the rehearsal on any engine that speaks PostgreSQL's protocol, and prints a table in
Markdown. Fails if anything in it has failed. A filter is a part of the path of test files.`;

const { positionals } = readOptions(USAGE, {}, true);

const ROOT = path.resolve(import.meta.dirname, '..');
const SCRATCH = 'planner_trial';
const FIRST_FAILURES = 10;

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const server = process.env['TEST_DATABASE_URL'];
if (!server) throw new Error('Set TEST_DATABASE_URL to a server on which the role may create databases.');

const query = async (sql: string): Promise<unknown> => {
  const client = new Client({ connectionString: server });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql).finally(() => client.end());
  return Object.values(rows[0] ?? {})[0];
};

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

/** Counts tests by folder. A file that failed as a whole counts as one. */
const runTests = async (folder: string, filters: readonly string[]) => {
  const file = path.join(folder, 'report.json');
  const args = ['run', '--project', 'api', '--reporter=json', `--outputFile=${file}`, ...filters];
  // It exits with 1 if a test fails.
  await promisify(execFile)('vitest', args, { cwd: ROOT, maxBuffer: 1e9 }).catch(() => {});
  const { testResults } = JSON.parse(await readFile(file, 'utf8')) as Report;
  const counts = new Map<string, { passed: number; failed: number }>();
  const failures: string[] = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const room = path.basename(path.dirname(name));
    const count = counts.get(room) ?? { passed: 0, failed: 0 };
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    count.passed += assertionResults.length - failed.length;
    count.failed += status === 'failed' ? Math.max(failed.length, 1) : failed.length;
    counts.set(room, count);
    failures.push(
      ...failed.map((test) => `${test.fullName}: ${firstLine(test.failureMessages[0] ?? test.status)}`),
      ...(status === 'failed' && failed.length === 0
        ? [`${path.basename(name)}: ${firstLine(message)}`]
        : []),
    );
  }
  return { counts, failures };
};

const runWriters = async (folder: string): Promise<{ result: string; hasFailed: boolean }> => {
  const url = new URL(server);
  url.pathname = `/${SCRATCH}`;
  await query(`drop database if exists ${SCRATCH}`);
  await query(`create database ${SCRATCH}`);
  try {
    return { result: await writeDuring(folder, url.href), hasFailed: false };
  } catch (error) {
    return { result: firstLine(String(error)), hasFailed: true };
  } finally {
    await query(`drop database ${SCRATCH}`);
  }
};

await inTemporaryFolder(async (folder) => {
  const version = String(await query('select version()')).split(/,| \(/)[0];
  const writers = await runWriters(folder);
  const { counts, failures } = await runTests(folder, positionals);
  const rows = [...counts].map(([room, { passed, failed }]) => [room, String(passed), String(failed)]);
  const date = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  process.stdout.write(
    [
      `**${version}**, ${date}`,
      formatTable(
        ['API tests', 'passed', 'failed'],
        rows.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
      ),
      `Writers: ${writers.result}`,
      failures
        .slice(0, FIRST_FAILURES)
        .map((failure) => `- ${failure}`)
        .join('\n'),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
  process.stdout.write('\n');
  if (writers.hasFailed || failures.length > 0) process.exitCode = 1;
});
