import { type LastRun, mergeRuns, RUNS } from './LastRun.ts';

/** Results of the last run, which the test command puts beside the built Storybook. Null without one. */
export async function fetchLastRun(): Promise<LastRun | null> {
  const runs = await Promise.all(
    RUNS.map(async (name): Promise<LastRun[]> => {
      const response = await fetch(`./results/${name}.json`);
      // Some static hosts answer a missing file with a page.
      const isFound = response.ok && response.headers.get('Content-Type')?.includes('json');
      const run = isFound ? ((await response.json()) as LastRun | null) : null;
      return run ? [run] : [];
    }),
  );
  return mergeRuns(runs.flat());
}
