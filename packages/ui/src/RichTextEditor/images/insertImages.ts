import type { Editor } from '@tiptap/core';
import { insertImage } from '../commands/commands.ts';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';
import type { EditorTexts } from '../useEditorMessages.ts';
import { formatBytes } from '../../ImageField/imageMessages.ts';
import { imageTypeOf, readImageHeader, SIGNATURE_BYTES } from '../../ImageField/readImageHeader.ts';

const toDataUrl = (file: File, messages: EditorTexts): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error(messages.imageUnreadable)));
    reader.readAsDataURL(file);
  });

type StoredImage = { src: string; problem?: undefined } | { src?: undefined; problem: string };

/** Uploads an image; without `upload` it is embedded as a data URL. */
export async function storeImage(
  file: File,
  upload: ((image: File) => Promise<string>) | undefined,
  messages: EditorTexts,
): Promise<StoredImage> {
  try {
    return { src: await (upload ? upload(file) : toDataUrl(file, messages)) };
  } catch (error) {
    return { problem: error instanceof Error && error.message ? error.message : messages.imageNotStored };
  }
}

type CheckedImage = { file: File; problem?: undefined } | { file?: undefined; problem: string };

/** Accepts PNG and JPEG by content, not by name, up to a maximum size. */
export async function checkImageFile(
  file: File,
  maxBytes: number,
  messages: EditorTexts,
): Promise<CheckedImage> {
  try {
    const type = imageTypeOf(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
    if (!type) return { problem: messages.imageOfWrongType };
    if (file.size > maxBytes)
      return {
        problem: messages.imageTooLarge(formatBytes(file.size, messages), formatBytes(maxBytes, messages)),
      };
    const bytes = await file.arrayBuffer();
    const header = readImageHeader(new Uint8Array(bytes));
    if (!header?.width || !header.height) return { problem: messages.imageDamaged };
    return { file: new File([bytes], file.name, { type: `image/${type.toLowerCase()}` }) };
  } catch {
    return { problem: messages.imageUnreadable };
  }
}

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
