import type { Counts } from './Outcome.ts';

/** Flaky tests that a passing run may have. A busy machine can cause a few. */
const MAX_FLAKY = 3;

export interface Summary {
  readonly lines: readonly string[];
  readonly passed: number;
  readonly failed: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Names failed checks again, because their output is long. More than three flaky tests count as failed. */
export function summarize(outcomes: ReadonlyMap<string, Counts>): Summary {
  const all = [...outcomes];
  const failures = all
    .filter(([, { failed }]) => failed > 0)
    .map(([name, { failed }]) => `${name} (${failed})`);
  const flaky = all.flatMap(([check, outcome]) =>
    outcome.flaky.map(({ name }) => `Flaky: ${name} (${check})`),
  );
  const lines = [...(failures.length > 0 ? [`Failed: ${failures.join(', ')}.`] : []), ...flaky];
  const passed = sum(all.map(([, counts]) => counts.passed));
  const failed = sum(all.map(([, counts]) => counts.failed));
  if (flaky.length <= MAX_FLAKY) return { lines, passed, failed };
  return {
    lines: [...lines, `More than ${MAX_FLAKY} tests are flaky: they count as failed.`],
    passed: passed - flaky.length,
    failed: failed + flaky.length,
  };
}
