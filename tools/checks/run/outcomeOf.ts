import type { Counts, Outcome } from './runAll.ts';

export interface Finished {
  readonly code: number;
  readonly output: string;
  /** Whether it was ended because it had stopped printing. */
  readonly isStalled?: boolean;
}

/**
 * Counts at least one failure if the run exited with an error, wrote no report or passed no test.
 * @param mayBeEmpty whether passing no test is fine
 */
export function outcomeOf({ code, output }: Finished, readReport: () => Counts, mayBeEmpty = false): Outcome {
  try {
    const { passed, failed, flaky } = readReport();
    const hasPassed = code === 0 && (passed > 0 || mayBeEmpty);
    return { passed, failed: Math.max(failed, hasPassed ? 0 : 1), flaky, output };
  } catch {
    return { passed: 0, failed: 1, flaky: [], output };
  }
}

const SHOWN_OUTPUT_LENGTH = 800;

/**
 * Runs tests in a browser. Rarely, Vitest waits forever for its page (https://github.com/vitest-dev/vitest/issues/11243):
 * then runs them again, once, in a new browser, and counts the first try as flaky.
 */
export async function restartIfStalled(
  start: () => Promise<Finished>,
  readReport: () => Counts,
  mayBeEmpty = false,
): Promise<Outcome> {
  const first = await start();
  if (!first.isStalled) return outcomeOf(first, readReport, mayBeEmpty);
  const outcome = outcomeOf(await start(), readReport, mayBeEmpty);
  const error = `It stopped printing after:\n${first.output.slice(-SHOWN_OUTPUT_LENGTH)}`;
  return { ...outcome, flaky: [{ name: 'the whole run', error }, ...outcome.flaky] };
}
