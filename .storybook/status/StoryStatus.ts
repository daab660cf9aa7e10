/** What the last run of all stories said about one story in one way of looking at it. */
export interface StoryOutcome {
  /** From the root of the repository. */
  readonly file: string;
  readonly story: string;
  readonly variant: string;
  readonly isPassed: boolean;
  readonly isAccessible: boolean;
  readonly isPictured: boolean;
  readonly provesKeyboard: boolean;
}

/** The last run of all stories; see tools/checks/storyReporter.ts. */
export interface StoryStatus {
  /** When the earliest of its ways of looking was done; ISO 8601. */
  readonly endedAt: string;
  readonly stories: readonly StoryOutcome[];
}
