import path from 'node:path';
import type { Counts, FlakyTest } from './runAll.ts';

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

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      /** One per try. */
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly suites: readonly Suite[];
}

const flakyTestsOf = ({ title, suites = [], specs }: Suite): FlakyTest[] =>
  [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'flaky')
        .map(({ results: [first] }) => ({ name: spec.title, error: first?.errors[0]?.message ?? '' })),
    ),
    ...suites.flatMap(flakyTestsOf),
  ].map(({ name, error }) => ({ name: `${title} > ${name}`, error }));

/** Counts the tests of Playwright's JSON report. Skipped tests count as failed. */
export function readPlaywrightReport(json: string): Counts {
  const { stats, suites } = JSON.parse(json) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    flaky: suites.flatMap(flakyTestsOf),
  };
}
