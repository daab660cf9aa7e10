import type { Editor } from '@tiptap/core';
import { insertImage } from '../commands.ts';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';
import { checkImageFile } from './checkImageFile.ts';
import { toDataUrl } from './toDataUrl.ts';

interface Options extends Pick<RichTextEditorProps, 'uploadImage'> {
  maxImageBytes: number;
  /** Called with what is wrong, or with nothing when all went well. */
  onProblem: (problem: string | undefined) => void;
}

/** Puts image files that were pasted or dropped into the text, where the cursor is. */
export function useImageInsertion({ uploadImage, maxImageBytes, onProblem }: Options) {
  return async (editor: Editor, files: readonly File[]): Promise<void> => {
    onProblem(undefined);
    for (const candidate of files) {
      const { file, problem } = await checkImageFile(candidate, maxImageBytes);
      if (!file) {
        onProblem(problem);
        continue;
      }
      try {
        const src = await (uploadImage ?? toDataUrl)(file);
        insertImage(editor, { src, alt: '' });
      } catch (error) {
        onProblem(
          error instanceof Error && error.message ? error.message : 'The image could not be uploaded',
        );
      }
    }
  };
}
