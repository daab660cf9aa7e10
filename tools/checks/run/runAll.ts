export interface FlakyTest {
  readonly name: string;
  readonly error: string;
}

export interface Counts {
  /** Includes flaky tests. */
  readonly passed: number;
  readonly failed: number;
  readonly flaky: readonly FlakyTest[];
}

export interface Outcome extends Counts {
  readonly output: string;
}

export interface Check {
  readonly name: string;
  /** Names of checks that must have run before. */
  readonly needs?: readonly string[];
  readonly run: () => Promise<Outcome>;
}

/** Those of `starts` with which no check's name starts. */
export const unknownNames = (checks: readonly Check[], starts: readonly string[]): string[] =>
  starts.filter((start) => !checks.some(({ name }) => name.startsWith(start)));

/** The checks whose names start with one of `starts`, and those they need. */
export function pickChecks(checks: readonly Check[], starts: readonly string[]): Check[] {
  const named = checks.filter(({ name }) => starts.some((start) => name.startsWith(start)));
  return checks.filter(
    (check) => named.includes(check) || named.some(({ needs }) => needs?.includes(check.name)),
  );
}

export interface Ran extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

/** Runs `checks` in their order, up to `lanes` at a time, and calls `onRan` after each. */
export async function runAll(
  checks: readonly Check[],
  lanes: number,
  onRan: (ran: Ran) => void,
): Promise<Ran[]> {
  const waiting = [...checks];
  const running = new Map<string, Promise<void>>();
  const all: Ran[] = [];
  const isReady = ({ needs = [] }: Check) =>
    !needs.some((needed) => running.has(needed) || waiting.some(({ name }) => name === needed));

  async function run({ name, run: start }: Check): Promise<void> {
    const startedAt = performance.now();
    const outcome = await start();
    const ran = { ...outcome, name, seconds: (performance.now() - startedAt) / 1000 };
    all.push(ran);
    running.delete(name);
    onRan(ran);
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < lanes ? waiting.findIndex(isReady) : -1;
    if (next >= 0) {
      const [check] = waiting.splice(next, 1) as [Check];
      running.set(check.name, run(check));
      // oxlint-disable-next-line no-await-in-loop -- the loop waits for a free lane
    } else await Promise.race(running.values());
  }
  return all;
}

/** Flaky tests that a passing run may have. A busy machine can cause a few. */
const MAX_FLAKY = 3;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Names failed checks again, because their output is long. More than three flaky tests count as failed. */
export function summarize(outcomes: ReadonlyMap<string, Counts>) {
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
