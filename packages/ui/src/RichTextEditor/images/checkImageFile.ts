import { formatBytes } from '../../ImageField/words.ts';
import { imageTypeOf, readImageHeader, SIGNATURE_BYTES } from '../../ImageField/imageHeader.ts';

/** An image that can be used, with the type its content has; or why it cannot be used. */
export type CheckedImage = { file: File; problem?: undefined } | { file?: undefined; problem: string };

/** Looks into a file: PNG and JPEG by content, whatever it calls itself, and no larger than allowed. */
export async function checkImageFile(file: File, maxBytes: number): Promise<CheckedImage> {
  try {
    const type = imageTypeOf(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
    if (!type) return { problem: 'This is no PNG or JPEG image' };
    if (file.size > maxBytes)
      return {
        problem: `The image has ${formatBytes(file.size)}; at most ${formatBytes(maxBytes)} fit into the text`,
      };
    const bytes = await file.arrayBuffer();
    const header = readImageHeader(new Uint8Array(bytes));
    if (!header?.width || !header.height) return { problem: 'The image is damaged' };
    return { file: new File([bytes], file.name, { type: `image/${type.toLowerCase()}` }) };
  } catch {
    return { problem: 'The file cannot be read' };
  }
}
