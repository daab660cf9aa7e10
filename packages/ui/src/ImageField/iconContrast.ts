import { contrastOf, luminanceOfRgb } from '../theme/contrast.ts';

/** Contrast above which a pixel counts as ink instead of surface. */
const MIN_INK_CONTRAST = 1.1;
/** Below this share of ink an image counts as empty. */
const MIN_INK_SHARE = 0.005;
/** The strongest lines make an image recognizable: the best third of the ink decides. */
const DECISIVE_SHARE = 1 / 3;

/** Contrast (1 to 21) that a third of the ink reaches, 1 without ink. `pixels`: RGBA on luminance `surface`. */
export const iconContrast = (pixels: Uint8ClampedArray, surface: number): number => {
  const ink: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const contrast = contrastOf(luminanceOfRgb([red, green, blue]), surface);
    if (contrast >= MIN_INK_CONTRAST) ink.push(contrast);
  }
  if (ink.length < (pixels.length / 4) * MIN_INK_SHARE) return 1;
  ink.sort((one, other) => other - one);
  return ink[Math.floor((ink.length - 1) * DECISIVE_SHARE)] ?? 1;
};
