import type { Editor } from '@tiptap/core';
import { reportLoadError } from '../../overlay/lazyWithRetry.ts';
import type { ImageInsertion } from './insertImages.ts';

/** Inserts pasted or dropped files. Few texts have images, so the code loads with the first one. */
export async function loadAndInsertImages(
  editor: Editor,
  files: readonly File[],
  options: ImageInsertion,
): Promise<void> {
  options.onProblem(undefined);
  await import('./insertImages.ts').then(
    ({ insertImages }) => insertImages(editor, files, options),
    (error: unknown) => {
      options.onProblem(options.words.imageNotStored);
      reportLoadError(error);
    },
  );
}
