import type { Region } from './changedRegions.ts';

/** The bytes of a picture are in `pictures/SHA256.webp` of the report. */
export interface Shot {
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
}

export interface Difference {
  /** Path of the baseline, relative to the root, with `/`: the identity of a difference. */
  readonly file: string;
  /** Such as `light` or `rtl`. */
  readonly look: string;
  /** Null if there is no baseline. */
  readonly before: Shot | null;
  readonly after: Shot;
  /** Where they differ. */
  readonly regions: readonly Region[];
}

/** A story of which at least one look changed. */
export interface ChangedStory {
  readonly storiesFile: string;
  readonly name: string;
  /** Storybook's, for links. Null if the story is gone. */
  readonly id: string | null;
  readonly differences: readonly Difference[];
  /** Its other committed pictures, for reference. */
  readonly unchanged: readonly Unchanged[];
}

export interface Unchanged {
  readonly look: string;
  readonly shot: Shot;
}

/** Stories that changed in the same way, to be judged at once. */
export interface Group {
  readonly title: string;
  readonly stories: readonly ChangedStory[];
}

export interface Report {
  /** Address of the Storybook that the stories link to. */
  readonly storybook: string;
  /** Storybook's globals by look, such as `theme:dark`. */
  readonly globals: Readonly<Record<string, string>>;
  readonly groups: readonly Group[];
}

export type Decision = { readonly state: 'accepted' } | { readonly state: 'rejected'; readonly note: string };

/** What the page shows: the report and, unless it is read-only, the decisions. */
export interface ReviewedReport extends Report {
  readonly review?: {
    /** By file of a difference. */
    readonly decisions: Readonly<Record<string, Decision>>;
    readonly canUndo: boolean;
  };
}

/** A picture as the page shows it: the server refuses a decision about another one. */
export interface Shown {
  readonly file: string;
  readonly before: string | null;
  readonly after: string;
}
