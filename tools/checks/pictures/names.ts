import path from 'node:path';

/** Which picture of which story. */
export interface PictureName {
  /** Relative to the root, with `/`. */
  readonly storiesFile: string;
  /** As in the file name: `Long-Text`. */
  readonly story: string;
  /** Such as `light` or `rtl`. */
  readonly look: string;
}

const COMMITTED = /^(?:(.+)\/)?__screenshots__\/([^/]+)\/([^/.]+)\.([^/.]+)\.linux\.webp$/;
const DRAWN = /^(.+)\/([^/.]+)\.([^/.]+)\.webp$/;

/** A story's name in the names of its pictures, which contain neither dots nor spaces. */
export const storyInFileName = (name: string): string =>
  name
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\w-]/g, '')
    .replaceAll(/-{2,}/g, '-');

/** Reads the path of a committed picture, relative to the root. Undefined for any other file. */
export function parseCommitted(file: string): PictureName | undefined {
  const [, folder, stories, story, look] = COMMITTED.exec(file) ?? [];
  if (!stories || !story || !look) return undefined;
  return { storiesFile: path.posix.join(folder ?? '', `${stories}.stories.tsx`), story, look };
}

/** Reads the path of a picture that differs, relative to the folder of attachments. */
export function parseDrawn(file: string): PictureName | undefined {
  const [, storiesFile, story, look] = DRAWN.exec(file) ?? [];
  return storiesFile && story && look ? { storiesFile, story, look } : undefined;
}

/** The path of a committed picture, relative to the root, with `/`. */
export const committedPath = ({ storiesFile, story, look }: PictureName): string =>
  path.posix.join(
    path.posix.dirname(storiesFile),
    '__screenshots__',
    path.posix.basename(storiesFile, '.stories.tsx'),
    `${story}.${look}.linux.webp`,
  );

/** The path of a picture that differs, relative to the folder of attachments, with `/`. */
export const drawnPath = ({ storiesFile, story, look }: PictureName): string =>
  path.posix.join(storiesFile, `${story}.${look}.webp`);

/** A file among the attachments that says that the last run compared pictures. */
export const COMPARED = 'compared';
