import type { Counts, FlakyTest } from './Outcome.ts';

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
