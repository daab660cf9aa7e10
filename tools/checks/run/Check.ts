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
  /** Name of a check that must have run before. */
  readonly needs?: string;
  readonly run: () => Promise<Outcome>;
}
