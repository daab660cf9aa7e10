import type { ThemeName } from '../theme/themes.ts';
import type { Words } from '../words/useWords.ts';
import { MIN_GRAPHICS_CONTRAST } from '../theme/contrast.ts';
import type { ImageFacts, ImageLimits, ImageProblem } from './inspectImage.ts';

const KIB_BYTES = 1024;
const MIB_BYTES = KIB_BYTES * KIB_BYTES;

// Rounded up: slightly more than 1 MB must not read as 1 MB.
const rounded = (value: number) => Math.ceil(value * 10) / 10;

export type ImageWords = Words['imageField'];

export const formatBytes = (bytes: number, { size }: Pick<ImageWords, 'size'>): string => {
  if (bytes < KIB_BYTES) return size(bytes, 'B');
  return bytes < MIB_BYTES ? size(rounded(bytes / KIB_BYTES), 'KB') : size(rounded(bytes / MIB_BYTES), 'MB');
};

/** A right-to-left name must not reorder the sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

export const describeLimits = ({ maxBytes, maxPixels }: ImageLimits, words: ImageWords): string =>
  words.limits(formatBytes(maxBytes, words), maxPixels);

export const describeFacts = ({ type, width, height, bytes }: ImageFacts, words: ImageWords): string =>
  `${type} · ${width} × ${height} px · ${formatBytes(bytes, words)}`;

export const describeContrast = (contrast: number, surface: ThemeName, words: ImageWords) => {
  const isEasy = contrast >= MIN_GRAPHICS_CONTRAST;
  // Truncated: 2.96 must not read as 3.
  const ratio = Math.floor(contrast * 10) / 10;
  return { isEasy, sentence: words[isEasy ? 'easyToSee' : 'hardToSee'](surface, ratio) };
};

interface ProblemContext {
  readonly fileName: string;
  readonly limits: ImageLimits;
  readonly words: ImageWords;
}

export const describeProblem = (
  problem: ImageProblem,
  { fileName, limits: { maxBytes, maxPixels }, words }: ProblemContext,
): string => {
  const name = isolated(fileName);
  switch (problem.kind) {
    case 'several':
      return words.several;
    case 'none':
      return words.none;
    case 'type':
      return words.wrongType(name);
    case 'damaged':
      return words.damaged(name);
    case 'unreadable':
      return words.unreadable(name);
    case 'bytes':
      return words.tooLarge(name, formatBytes(problem.bytes, words), formatBytes(maxBytes, words));
    default:
      return words.tooManyPixels(name, `${problem.width} × ${problem.height}`, `${maxPixels} × ${maxPixels}`);
  }
};
