import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compare, type Signature } from './compare.ts';
import { hashOf } from './hashOf.ts';
import { decodePicture } from './Picture.ts';
import { baselinePath, parseDrawn, type PictureName } from './picturePaths.ts';
import type { Difference } from './Report.ts';

export interface DrawnDifference extends Difference {
  readonly name: PictureName;
  readonly signatures: readonly Signature[];
  readonly bytes: { readonly before: Buffer | null; readonly after: Buffer };
}

export interface Places {
  readonly root: string;
  /** Vitest's attachments, where a run leaves what differs. Relative to the root. */
  readonly attachments: string;
  /** In the names of the baselines. */
  readonly platform: string;
}

async function difference(
  drawn: string,
  name: PictureName,
  { root, platform }: Places,
): Promise<DrawnDifference | undefined> {
  const file = baselinePath(name, platform);
  const baseline = path.join(root, file);
  const after = readFileSync(drawn);
  const before = existsSync(baseline) ? readFileSync(baseline) : null;
  // Accepted since the run.
  if (before?.equals(after)) return undefined;
  const [from, to] = [before && (await decodePicture(before)), await decodePicture(after)];
  const change = from ? compare(from, to) : { signatures: [`new ${name.storiesFile}`], regions: [] };
  return {
    file,
    look: name.look,
    before: before && from && { sha256: hashOf(before), width: from.width, height: from.height },
    after: { sha256: hashOf(after), width: to.width, height: to.height },
    ...change,
    name,
    bytes: { before, after },
  };
}

/** What the last run drew differently from the baselines on disk, in the order of the files. */
export async function findDifferences(places: Places): Promise<DrawnDifference[]> {
  const folder = path.join(places.root, places.attachments);
  const drawn = globSync('**/*.webp', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const name = parseDrawn(file.replaceAll(path.sep, '/'));
      return name ? [difference(path.join(folder, file), name, places)] : [];
    });
  return (await Promise.all(drawn)).filter((found) => found !== undefined);
}
