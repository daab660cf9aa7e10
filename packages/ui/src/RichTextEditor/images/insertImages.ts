import type { Editor } from '@tiptap/core';
import { insertImage } from '../commands/commands.ts';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';
import type { EditorTexts } from '../useEditorMessages.ts';
import { checkImageFile } from './checkImageFile.ts';
import { storeImage } from './storeImage.ts';

export interface ImageInsertion extends Pick<RichTextEditorProps, 'uploadImage'> {
  maxImageBytes: number;
  messages: EditorTexts;
  onProblem: (problem: string | undefined) => void;
}

export async function insertImages(
  editor: Editor,
  files: readonly File[],
  { uploadImage, maxImageBytes, messages, onProblem }: ImageInsertion,
): Promise<void> {
  for (const candidate of files) {
    const checked = await checkImageFile(candidate, maxImageBytes, messages);
    const stored = checked.file ? await storeImage(checked.file, uploadImage, messages) : checked;
    if (stored.problem === undefined) insertImage(editor, { src: stored.src, alt: '' });
    else onProblem(stored.problem);
  }
}
