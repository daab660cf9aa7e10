import { existsSync } from 'node:fs';
import { readCsf } from 'storybook/internal/csf-tools';

/** A story as Storybook indexes it. */
export interface IndexedStory {
  readonly id: string;
  readonly name: string;
  /** As in the names of its pictures: `Long-Text`. */
  readonly pictureName: string;
}

/** Names of pictures contain neither dots nor spaces. */
export const pictureName = (name: string) =>
  name
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\w-]/g, '')
    .replaceAll(/-{2,}/g, '-');

/** Stories of a file; none if the file does not exist. Without a title of its own, the ids are not Storybook's. */
export async function storiesIn(file: string): Promise<IndexedStory[]> {
  if (!existsSync(file)) return [];
  const csf = await readCsf(file, { makeTitle: (title) => title ?? '' });
  return csf.parse().stories.map(({ id, name = '' }) => ({ id, name, pictureName: pictureName(name) }));
}
