import type { Counts, Outcome } from './Outcome.ts';

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
