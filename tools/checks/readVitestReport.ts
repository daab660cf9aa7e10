import path from 'node:path';
import type { Counts } from './Outcome.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      /** Of all tries: a test that passed on retry has some. */
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

const withoutStack = (error: string) => error.split('\n    at ', 1).join('').trimEnd();

/** Counts the tests of Vitest's JSON report. Skipped tests count as failed. Names are relative to `root`. */
export function readVitestReport(json: string, root: string): Counts {
  const report = JSON.parse(json) as VitestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    flaky: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ ancestorTitles, title, failureMessages: [error = ''] }) => ({
          name: [path.relative(root, name), ...ancestorTitles, title].join(' > '),
          error: withoutStack(error),
        })),
    ),
  };
}
