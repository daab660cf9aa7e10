export interface StoryOutcome {
  /** Relative to the repository root. */
  readonly file: string;
  readonly story: string;
  readonly variant: string;
  readonly isPassed: boolean;
  readonly isAccessible: boolean;
  readonly isPictured: boolean;
  readonly provesKeyboard: boolean;
}

/** The last run of all stories; written by tools/checks/storybook/storyReporter.ts. */
export interface LastRun {
  /** ISO 8601. */
  readonly endedAt: string;
  readonly stories: readonly StoryOutcome[];
}

/** Projects of vitest.config.ts, each of which writes a file of results. */
export const RUNS = ['stories', 'stories-rtl'];

async function fetchRun(name: string): Promise<LastRun | null> {
  const response = await fetch(`./results/${name}.json`);
  // Some static hosts answer a missing file with a page.
  const isFound = response.ok && response.headers.get('Content-Type')?.includes('json');
  return isFound ? ((await response.json()) as LastRun | null) : null;
}

/** Results of the last run, which the test command puts beside the built Storybook. Null without one. */
export async function fetchLastRun(): Promise<LastRun | null> {
  const runs = (await Promise.all(RUNS.map(fetchRun))).filter((run) => run !== null);
  const [endedAt] = runs.map((run) => run.endedAt).toSorted();
  return endedAt ? { endedAt, stories: runs.flatMap(({ stories }) => stories) } : null;
}
