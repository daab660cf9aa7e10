import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { readCsf } from 'storybook/internal/csf-tools';
import { picturedLooks } from '@planner/storybook/looks';
import { parseCommitted, storyInFileName } from './names.ts';

/** A story as Storybook indexes it. */
interface IndexedStory {
  readonly id: string;
  readonly name: string;
}

/** Stories of a file; none if the file does not exist. */
export async function storiesIn(file: string): Promise<IndexedStory[]> {
  if (!existsSync(file)) return [];
  const csf = await readCsf(file, { makeTitle: (title) => title ?? '' });
  return csf.parse().stories.map(({ id, name = '' }) => ({ id, name }));
}

/** Committed pictures whose story is gone or not pictured in their look, relative to the root. */
export async function strayPictures(root: string): Promise<string[]> {
  const files = globSync('**/__screenshots__/**/*.*', { cwd: root, exclude: ['**/node_modules/**'] }).map(
    (file) => file.replaceAll(path.sep, '/'),
  );
  const byStories = Map.groupBy(files, (file) => parseCommitted(file)?.storiesFile);
  const strays = [...byStories].map(async ([storiesFile, pictures]) => {
    const stories = storiesFile ? await storiesIn(path.join(root, storiesFile)) : [];
    const names = new Set(stories.map(({ name }) => storyInFileName(name)));
    const looks: readonly string[] = picturedLooks(storiesFile ?? '');
    return pictures.filter((file) => {
      const picture = parseCommitted(file);
      return !picture || !names.has(picture.story) || !looks.includes(picture.look);
    });
  });
  return (await Promise.all(strays)).flat().toSorted();
}
