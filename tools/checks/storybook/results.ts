import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/execute.ts';

/** Results of the last run of the stories, one file per project of vitest.config.ts. Not committed. */
export const RESULTS = path.join(root, 'node_modules/.cache/planner-stories');

/** The built Storybook. */
export const STORYBOOK = path.join(root, 'storybook-static');

/** Gives the built Storybook the results of a run that ended after the build; its status pages fetch them. */
export function publishResults(): void {
  if (existsSync(RESULTS) && existsSync(STORYBOOK))
    cpSync(RESULTS, path.join(STORYBOOK, 'results'), { recursive: true });
}
