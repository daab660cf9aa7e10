import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Places } from './findDifferences.ts';
import { baselinePath, parseBaseline, type PictureName } from './picturePaths.ts';

/** The committed pictures of a story by look. */
export function committedLooks(
  name: Omit<PictureName, 'look'>,
  { root, platform }: Places,
): Map<string, Buffer> {
  const folder = path.posix.dirname(baselinePath({ ...name, look: 'any' }, platform));
  if (!existsSync(path.join(root, folder))) return new Map();
  const files = readdirSync(path.join(root, folder)).map((file) => path.posix.join(folder, file));
  return new Map(
    files.flatMap((file): [string, Buffer][] => {
      const look = parseBaseline(file)?.look ?? '';
      const isOfStory = file === baselinePath({ ...name, look }, platform);
      return isOfStory ? [[look, readFileSync(path.join(root, file))]] : [];
    }),
  );
}
