import path from 'node:path';

/** Which picture of which story, as its file names say. */
export interface PictureName {
  /** Relative to the root, with `/`. */
  readonly storiesFile: string;
  /** As in the file name: `Long-Text`. */
  readonly story: string;
  /** Such as `light` or `rtl`. */
  readonly look: string;
}

const BASELINE = /^(?:(.+)\/)?__screenshots__\/([^/]+)\/([^/.]+)\.([^/.]+)\.([^/.]+)\.webp$/;
const DRAWN = /^(.+)\/([^/.]+)\.([^/.]+)\.webp$/;

/** Reads the path of a baseline, relative to the root. Undefined for any other file. */
export function parseBaseline(file: string): PictureName | undefined {
  const [, folder, stories, story, look] = BASELINE.exec(file) ?? [];
  if (!stories || !story || !look) return undefined;
  return { storiesFile: path.posix.join(folder ?? '', `${stories}.stories.tsx`), story, look };
}

/** Reads the path of a drawn picture, relative to the folder of attachments. Undefined for any other file. */
export function parseDrawn(file: string): PictureName | undefined {
  const [, storiesFile, story, look] = DRAWN.exec(file) ?? [];
  return storiesFile && story && look ? { storiesFile, story, look } : undefined;
}

/** The path of a baseline, relative to the root, with `/`. */
export const baselinePath = ({ storiesFile, story, look }: PictureName, platform: string): string =>
  path.posix.join(
    path.posix.dirname(storiesFile),
    '__screenshots__',
    path.posix.basename(storiesFile, '.stories.tsx'),
    `${story}.${look}.${platform}.webp`,
  );

/** The path of a picture that differs, relative to the folder of attachments, with `/`. */
export const drawnPath = ({ storiesFile, story, look }: PictureName): string =>
  path.posix.join(storiesFile, `${story}.${look}.webp`);
