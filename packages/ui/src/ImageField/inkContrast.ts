import { contrastOf, luminanceOfRgb } from '../ColorField/contrast.ts';

/** Contrast from which a pixel counts as ink, and is not just the surface showing through. */
const INK_CONTRAST = 1.1;
/** An image of less ink than this share of its area is as good as empty. */
const LEAST_INK = 0.005;
/** An image is recognised by its strongest lines: a third of the ink is enough. */
const DECISIVE_SHARE = 1 / 3;

/**
 * How well an image can be told from the surface it has been drawn on: the contrast (1 to 21) that at least a third of its
 * ink reaches; 1 for an image that cannot be seen at all.
 *
 * @param pixels Red, green, blue and alpha of each pixel, as `getImageData` gives them, the surface included.
 * @param surface Relative luminance of the surface.
 */
export const inkContrast = (pixels: Uint8ClampedArray, surface: number): number => {
  const ink: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const contrast = contrastOf(luminanceOfRgb([red, green, blue]), surface);
    if (contrast >= INK_CONTRAST) ink.push(contrast);
  }
  if (ink.length < (pixels.length / 4) * LEAST_INK) return 1;
  ink.sort((one, other) => other - one);
  return ink[Math.floor((ink.length - 1) * DECISIVE_SHARE)] ?? 1;
};
