import { formatBytes } from '../../ImageField/imageMessages.ts';
import { imageTypeOf, readImageHeader, SIGNATURE_BYTES } from '../../ImageField/readImageHeader.ts';
import type { EditorTexts } from '../useEditorMessages.ts';

export type CheckedImage = { file: File; problem?: undefined } | { file?: undefined; problem: string };

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
