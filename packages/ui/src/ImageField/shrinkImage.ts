import type { ImageLimits } from './inspectImage.ts';
import { readImageHeader } from './readImageHeader.ts';

/** Photos have up to so many. More would take seconds and gigabytes to decode. */
const MAX_DECODED_PIXELS = 64_000_000;
const MAX_READ_BYTES = 64 * 2 ** 20;
const JPEG_QUALITY = 0.85;

const drawn = (image: ImageBitmap, side: number, type: string): Promise<Blob | null> => {
  const scale = side / Math.max(image.width, image.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, JPEG_QUALITY);
  });
};

/** The file, or a smaller copy of a photo that exceeds the limits. What can't be decoded stays as it is, for `inspectImage` to refuse. */
export const shrinkImage = async (file: File, { maxBytes, maxPixels }: ImageLimits): Promise<File> => {
  try {
    if (file.size > MAX_READ_BYTES) return file;
    const bytes = await file.arrayBuffer();
    const header = readImageHeader(new Uint8Array(bytes));
    if (!header?.width || !header.height) return file;
    if (header.width * header.height > MAX_DECODED_PIXELS) return file;
    const largest = Math.max(header.width, header.height);
    if (file.size <= maxBytes && largest <= maxPixels) return file;
    const type = `image/${header.type.toLowerCase()}`;
    const image = await createImageBitmap(new Blob([bytes], { type }));
    for (let side = Math.min(maxPixels, largest); side >= 1; side = Math.floor(side / 2)) {
      const blob = await drawn(image, side, type);
      if (blob && blob.size <= maxBytes) return new File([blob], file.name, { type });
    }
    return file;
  } catch {
    return file;
  }
};
