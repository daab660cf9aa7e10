import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readVitestReport } from './reports.ts';

const report = (assertionResults: object[]) => ({
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ name: '/project/packages/ui/Menu.stories.tsx', assertionResults }],
});

it('counts flaky tests as passed and names them', () => {
  const json = JSON.stringify(
    report([
      { ancestorTitles: [], title: 'Default', status: 'passed', failureMessages: [] },
      {
        ancestorTitles: ['on a phone'],
        title: 'Opened',
        status: 'passed',
        failureMessages: ['Error: timed out\n    at play (Menu.stories.tsx:7:9)'],
      },
      { ancestorTitles: [], title: 'Closed', status: 'failed', failureMessages: ['Error: a', 'Error: a'] },
      { ancestorTitles: [], title: 'Later', status: 'todo', failureMessages: [] },
      { ancestorTitles: [], title: 'Never', status: 'skipped', failureMessages: [] },
    ]),
  );
  expect(readVitestReport(json, '/project')).toEqual({
    passed: 2,
    failed: 3,
    flaky: [{ name: 'packages/ui/Menu.stories.tsx > on a phone > Opened', error: 'Error: timed out' }],
  });
});

it('finds in a report of this Vitest what was flaky', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'planner-flaky-'));
  try {
    writeFileSync(
      path.join(folder, 'flaky.test.js'),
      `let tries = 0;
       test('passes', () => {});
       test('passes when it is tried again', () => {
         tries += 1;
         if (tries === 1) throw new Error('at first');
       });`,
    );
    const file = path.join(folder, 'report.json');
    execFileSync(
      'vitest',
      ['run', '--root', folder, '--globals', '--retry=1', '--reporter=json', `--outputFile=${file}`],
      { stdio: 'ignore' },
    );
    expect(readVitestReport(readFileSync(file, 'utf8'), folder)).toEqual({
      passed: 2,
      failed: 0,
      flaky: [{ name: 'flaky.test.js > passes when it is tried again', error: 'Error: at first' }],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
