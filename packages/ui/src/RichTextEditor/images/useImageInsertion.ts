import type { Editor } from '@tiptap/core';
import { insertImage } from '../commands/commands.ts';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';
import { checkImageFile } from './checkImageFile.ts';
import { storeImage } from './storeImage.ts';
import type { EditorTexts } from '../useEditorMessages.ts';

interface Options extends Pick<RichTextEditorProps, 'uploadImage'> {
  maxImageBytes: number;
  messages: EditorTexts;
  onProblem: (problem: string | undefined) => void;
}

export function useImageInsertion({ uploadImage, maxImageBytes, messages, onProblem }: Options) {
  return async (editor: Editor, files: readonly File[]): Promise<void> => {
    onProblem(undefined);
    for (const candidate of files) {
      const checked = await checkImageFile(candidate, maxImageBytes, messages);
      const stored = checked.file ? await storeImage(checked.file, uploadImage, messages) : checked;
      if (stored.problem === undefined) insertImage(editor, { src: stored.src, alt: '' });
      else onProblem(stored.problem);
    }
  };
}
