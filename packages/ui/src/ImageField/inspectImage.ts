import { surfaces } from '../ColorField/surfaces.ts';
import type { ThemeName } from '../theme/themes.ts';
import { type ImageHeader, imageTypeOf, readImageHeader, SIGNATURE_BYTES } from './readImageHeader.ts';
import { iconContrast } from './iconContrast.ts';

export interface ImageLimits {
  /** Size of the file. */
  maxBytes: number;
  /** Width and height. */
  maxPixels: number;
}

export interface ImageFacts {
  type: ImageHeader['type'];
  width: number;
  height: number;
  bytes: number;
  contrast: number;
}

export type ImageProblem =
  | { kind: 'several' | 'none' | 'type' | 'damaged' | 'unreadable' }
  | { kind: 'bytes'; bytes: number }
  | { kind: 'pixels'; width: number; height: number };

/** Contrast is measured at about the size icons are shown. */
const SAMPLE_PIXELS = 64;

const measureContrast = (image: ImageBitmap, surface: ThemeName): number => {
  const scale = Math.min(1, SAMPLE_PIXELS / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return 1;
  context.fillStyle = surfaces[surface].color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return iconContrast(data, surfaces[surface].luminance);
};

const inspectOrThrow = async (file: File, limits: ImageLimits, surface: ThemeName) => {
  const signature = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  if (!imageTypeOf(signature)) return { kind: 'type' } as const;
  if (file.size > limits.maxBytes) return { kind: 'bytes', bytes: file.size } as const;
  const bytes = await file.arrayBuffer();
  const header = readImageHeader(new Uint8Array(bytes));
  if (!header?.width || !header.height) return { kind: 'damaged' } as const;
  const { type, width, height } = header;
  if (Math.max(width, height) > limits.maxPixels) return { kind: 'pixels', width, height } as const;
  // The declared MIME type may be wrong.
  const blob = new Blob([bytes], { type: `image/${type.toLowerCase()}` });
  const image = await createImageBitmap(blob).catch(() => undefined);
  if (!image) return { kind: 'damaged' } as const;
  const contrast = measureContrast(image, surface);
  image.close();
  return { type, width, height, bytes: file.size, contrast };
};

/** Facts about a file before the upload, or why it is rejected. Checks limits before decoding. Never rejects. */
export const inspectImage = async (
  file: File,
  limits: ImageLimits,
  surface: ThemeName,
): Promise<ImageFacts | ImageProblem> => {
  try {
    return await inspectOrThrow(file, limits, surface);
  } catch {
    // A directory, or a file that was moved or deleted.
    return { kind: 'unreadable' };
  }
};

export const isUsable = (result: ImageFacts | ImageProblem): result is ImageFacts => 'type' in result;
