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

/** The last run of all stories; written by tools/checks/storyReporter.ts. */
export interface LastRun {
  /** End of the earliest variant; ISO 8601. */
  readonly endedAt: string;
  readonly stories: readonly StoryOutcome[];
}

/** Projects of vitest.config.ts, each of which writes a file of results. */
export const RUNS = ['stories', 'stories-rtl'];

export const mergeRuns = ([first, ...rest]: readonly LastRun[]): LastRun | null =>
  first
    ? {
        endedAt: [first, ...rest].map(({ endedAt }) => endedAt).toSorted()[0] ?? first.endedAt,
        stories: [first, ...rest].flatMap(({ stories }) => stories),
      }
    : null;
