import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { StoryStatus } from './StoryStatus.ts';

const ID = 'virtual:story-status';
const FOLDER = path.resolve('node_modules/.cache/planner-status');

/** The last runs, one for each way of looking at the stories, as one; null where there was none. */
function lastRun(): StoryStatus | null {
  if (!existsSync(FOLDER)) return null;
  const runs = globSync(path.join(FOLDER, '*.json')).map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as StoryStatus,
  );
  if (runs.length === 0) return null;
  return {
    endedAt: runs.map(({ endedAt }) => endedAt).toSorted()[0] as string,
    stories: runs.flatMap(({ stories }) => stories),
  };
}

/** Gives Storybook the outcome of the last run of all stories, which `pnpm test stories` leaves behind. */
export const storyStatus = (): Plugin => ({
  name: 'story-status',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(lastRun())};` : undefined),
});
