import type { Outcome } from './Outcome.ts';

export interface Check {
  readonly name: string;
  /** Name of a check that must have run before. */
  readonly needs?: string;
  readonly run: () => Promise<Outcome>;
}
