import { globSync } from 'node:fs';
import path from 'node:path';
import { parseBaseline } from './picturePaths.ts';
import { storiesIn } from './storiesIn.ts';

/** Committed pictures below a folder, relative to the root, whose story is gone or not pictured in their look. */
export async function strayPictures(
  root: string,
  folder: string,
  looksOf: (storiesFile: string) => readonly string[],
): Promise<string[]> {
  const files = globSync(`${folder}/**/__screenshots__/**/*.*`, {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).map((file) => file.replaceAll(path.sep, '/'));
  const byStories = Map.groupBy(files, (file) => parseBaseline(file)?.storiesFile);
  const strays = [...byStories].map(async ([storiesFile, pictures]) => {
    const stories = storiesFile ? await storiesIn(path.join(root, storiesFile)) : [];
    const names = new Set(stories.map(({ pictureName }) => pictureName));
    return pictures.filter((file) => {
      const picture = parseBaseline(file);
      return !picture || !names.has(picture.story) || !looksOf(picture.storiesFile).includes(picture.look);
    });
  });
  return (await Promise.all(strays)).flat().toSorted();
}
