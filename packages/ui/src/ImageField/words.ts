import { EASY_TO_SEE } from '../ColorField/contrast.ts';
import type { SurfaceName } from '../ColorField/surfaces.ts';
import type { ImageFacts, ImageLimits, ImageProblem } from './inspectImage.ts';

const KIB_BYTES = 1024;
const MIB_BYTES = KIB_BYTES * KIB_BYTES;

// Upwards: a file a little larger than 1 MB must not read as 1 MB.
const rounded = (value: number) => Math.ceil(value * 10) / 10;

/** A file's size in the unit that gives a short number. */
export const formatBytes = (bytes: number): string => {
  if (bytes < KIB_BYTES) return `${bytes} B`;
  return bytes < MIB_BYTES ? `${rounded(bytes / KIB_BYTES)} KB` : `${rounded(bytes / MIB_BYTES)} MB`;
};

/** A file's name as part of a sentence: letters in it that run the other way do not turn the sentence round. */
const quoted = (name: string) => `“\u2068${name}\u2069”`;

/** What can be chosen, and how. */
export const describeLimits = ({ maxBytes, maxPixels }: ImageLimits): string =>
  `Drop, paste or choose a PNG or JPEG image of at most ${formatBytes(maxBytes)} and ${maxPixels} × ${maxPixels} pixels.`;

/** Type, dimensions and size in one line. */
export const describeFacts = ({ type, width, height, bytes }: ImageFacts): string =>
  `${type} · ${width} × ${height} px · ${formatBytes(bytes)}`;

/** Whether an image is easy to see on its surface, and the sentence that says so. */
export const judgeContrast = (contrast: number, surface: SurfaceName) => {
  const isEasy = contrast >= EASY_TO_SEE;
  // Cut, not rounded: 2.96 must not read as the 3 that it misses.
  const ratio = Math.floor(contrast * 10) / 10;
  return {
    isEasy,
    sentence: `${isEasy ? 'Easy' : 'Hard'} to see on the ${surface} surface (contrast ${ratio}:1)`,
  };
};

/** Why a file cannot be used, in a sentence that says what would do. */
export const describeProblem = (
  problem: ImageProblem,
  fileName: string,
  { maxBytes, maxPixels }: ImageLimits,
): string => {
  switch (problem.kind) {
    case 'several':
      return 'Choose one image, not several';
    case 'none':
      return 'There is no image in what you dropped or pasted';
    case 'type':
      return `${quoted(fileName)} is not a PNG or JPEG image`;
    case 'damaged':
      return `${quoted(fileName)} is damaged and cannot be shown`;
    case 'unreadable':
      return `${quoted(fileName)} cannot be read`;
    case 'bytes':
      return `${quoted(fileName)} is too large: ${formatBytes(problem.bytes)} of at most ${formatBytes(maxBytes)}`;
    default:
      return `${quoted(fileName)} has too many pixels: ${problem.width} × ${problem.height} of at most ${maxPixels} × ${maxPixels}`;
  }
};
