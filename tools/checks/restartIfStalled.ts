import type { Counts, Outcome } from './Outcome.ts';
import { outcomeOf, type Finished } from './outcomeOf.ts';

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
