import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './execute.ts';

/** Results of the last run of the stories, one file per project of vitest.config.ts. Not committed. */
export const RESULTS = path.join(root, 'node_modules/.cache/planner-stories');

/** The built Storybook. */
export const STORYBOOK = path.join(root, 'storybook-static');

/** Folder of `preview-stats.json`, in which Chromatic looks up what a change affects. Not published. */
export const MODULE_GRAPH = path.join(root, 'node_modules/.cache/planner-storybook-graph');

/** Gives the built Storybook the results of a run that ended after the build; its status pages fetch them. */
export function publishResults(): void {
  if (!existsSync(RESULTS) || !existsSync(STORYBOOK)) return;
  const published = path.join(STORYBOOK, 'results');
  // With the compressed results of an earlier run.
  rmSync(published, { recursive: true, force: true });
  cpSync(RESULTS, published, { recursive: true });
}
