import type { ChangedStory } from '../Report.ts';

/** Rows of a picture, in px. */
export interface Rows {
  readonly y: number;
  readonly height: number;
}

/** About a window's height: whatever is shorter is shown whole. */
const LONG_PX = 800;
/** Shown above and below what changed. */
const CONTEXT_PX = 64;
/** Cutting off less is not worth losing the overview. */
const MAX_SHARE = 0.7;

/** The rows that changed in any look of a story, with context. Undefined if its pictures are short, new, or changed nearly everywhere. */
export function changedRows({ differences }: Pick<ChangedStory, 'differences'>): Rows | undefined {
  const regions = differences.flatMap((difference) => difference.regions);
  if (regions.length === 0 || differences.some(({ before }) => !before)) return undefined;
  const height = Math.max(...differences.flatMap(({ before, after }) => [before?.height ?? 0, after.height]));
  const y = Math.max(0, Math.min(...regions.map((region) => region.y)) - CONTEXT_PX);
  const end = Math.min(height, Math.max(...regions.map((region) => region.y + region.height)) + CONTEXT_PX);
  return height > LONG_PX && end - y <= height * MAX_SHARE ? { y, height: end - y } : undefined;
}
