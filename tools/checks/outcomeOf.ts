import type { Counts, Outcome } from './Outcome.ts';

export interface Finished {
  readonly code: number;
  readonly output: string;
  /** Whether it was ended because it had stopped printing. */
  readonly isStalled?: boolean;
}

/** Counts at least one failure if the run exited with an error, passed no test or wrote no report. */
export function outcomeOf({ code, output }: Finished, readReport: () => Counts): Outcome {
  try {
    const { passed, failed, flaky } = readReport();
    return { passed, failed: Math.max(failed, code === 0 && passed > 0 ? 0 : 1), flaky, output };
  } catch {
    return { passed: 0, failed: 1, flaky: [], output };
  }
}
