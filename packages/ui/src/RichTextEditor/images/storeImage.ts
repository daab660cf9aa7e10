import type { EditorTexts } from '../useEditorMessages.ts';

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
