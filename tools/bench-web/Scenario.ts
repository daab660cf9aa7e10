import type { App, AppName } from './App.ts';
import type { Figures } from './Figures.ts';

export interface Scenario {
  readonly name: string;
  readonly apps: readonly AppName[];
  /** Whether every round would give the same figures, so that one is enough. */
  readonly isExact?: boolean;
  readonly run: (app: App) => Promise<Figures>;
}
