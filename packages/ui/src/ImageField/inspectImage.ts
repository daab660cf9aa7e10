import { type SurfaceName, surfaces } from '../ColorField/surfaces.ts';
import { type ImageHeader, imageTypeOf, readImageHeader, SIGNATURE_BYTES } from './imageHeader.ts';
import { inkContrast } from './inkContrast.ts';

/** What may be chosen. */
export interface ImageLimits {
  /** Size of the file. */
  maxBytes: number;
  /** Width and height, each. */
  maxPixels: number;
}

/** What there is to say about an image that may be used. */
export interface ImageFacts {
  type: ImageHeader['type'];
  width: number;
  height: number;
  /** Size of the file. */
  bytes: number;
  /** How well it can be told from its surface, 1 to 21; see `inkContrast`. */
  contrast: number;
}

/** Why a file cannot be used. */
export type ImageProblem =
  | { kind: 'several' | 'none' | 'type' | 'damaged' | 'unreadable' }
  | { kind: 'bytes'; bytes: number }
  | { kind: 'pixels'; width: number; height: number };

/** Edge of the square that contrast is measured on, in pixels: about the size at which icons are shown. */
const SAMPLE_PIXELS = 64;

const measureContrast = (image: ImageBitmap, surface: SurfaceName): number => {
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
  return inkContrast(data, surfaces[surface].luminance);
};

const inspect = async (file: File, limits: ImageLimits, surface: SurfaceName) => {
  const signature = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  if (!imageTypeOf(signature)) return { kind: 'type' } as const;
  if (file.size > limits.maxBytes) return { kind: 'bytes', bytes: file.size } as const;
  const bytes = await file.arrayBuffer();
  const header = readImageHeader(new Uint8Array(bytes));
  if (!header?.width || !header.height) return { kind: 'damaged' } as const;
  const { type, width, height } = header;
  if (Math.max(width, height) > limits.maxPixels) return { kind: 'pixels', width, height } as const;
  // The content decides, not what the file calls itself.
  const blob = new Blob([bytes], { type: `image/${type.toLowerCase()}` });
  const image = await createImageBitmap(blob).catch(() => undefined);
  if (!image) return { kind: 'damaged' } as const;
  const contrast = measureContrast(image, surface);
  image.close();
  return { type, width, height, bytes: file.size, contrast };
};

/**
 * Looks into a file before it is uploaded: what it is, or why it cannot be used. Limits are checked before the image is
 * decoded. Never rejects.
 *
 * @param surface Where the image will stand.
 */
export const inspectImage = async (
  file: File,
  limits: ImageLimits,
  surface: SurfaceName,
): Promise<ImageFacts | ImageProblem> => {
  try {
    return await inspect(file, limits, surface);
  } catch {
    // A folder, or a file that has been moved or deleted since it was chosen.
    return { kind: 'unreadable' };
  }
};

/** Whether a file can be used. */
export const isUsable = (result: ImageFacts | ImageProblem): result is ImageFacts => 'type' in result;
