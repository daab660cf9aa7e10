import type { ThemeName } from '../theme/themes.ts';
import type { Messages } from '../messages/useMessages.ts';
import { MIN_GRAPHICS_CONTRAST } from '../theme/contrast.ts';
import type { ImageFacts, ImageLimits, ImageProblem } from './inspectImage.ts';

const KIB_BYTES = 1024;
const MIB_BYTES = KIB_BYTES * KIB_BYTES;

// Rounded up: slightly more than 1 MB must not read as 1 MB.
const rounded = (value: number) => Math.ceil(value * 10) / 10;

export type ImageMessages = Messages['imageField'];

export const formatBytes = (bytes: number, { size }: Pick<ImageMessages, 'size'>): string => {
  if (bytes < KIB_BYTES) return size(bytes, 'B');
  return bytes < MIB_BYTES ? size(rounded(bytes / KIB_BYTES), 'KB') : size(rounded(bytes / MIB_BYTES), 'MB');
};

/** A right-to-left name must not reorder the sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

export const describeLimits = ({ maxBytes, maxPixels }: ImageLimits, messages: ImageMessages): string =>
  messages.limits(formatBytes(maxBytes, messages), maxPixels);

export const describeFacts = ({ type, width, height, bytes }: ImageFacts, messages: ImageMessages): string =>
  `${type} · ${width} × ${height} px · ${formatBytes(bytes, messages)}`;

export const describeContrast = (contrast: number, surface: ThemeName, messages: ImageMessages) => {
  const isEasy = contrast >= MIN_GRAPHICS_CONTRAST;
  // Truncated: 2.96 must not read as 3.
  const ratio = Math.floor(contrast * 10) / 10;
  return { isEasy, sentence: messages[isEasy ? 'easyToSee' : 'hardToSee'](surface, ratio) };
};

interface ProblemContext {
  readonly fileName: string;
  readonly limits: ImageLimits;
  readonly messages: ImageMessages;
}

export const describeProblem = (
  problem: ImageProblem,
  { fileName, limits: { maxBytes, maxPixels }, messages }: ProblemContext,
): string => {
  const name = isolated(fileName);
  switch (problem.kind) {
    case 'several':
      return messages.several;
    case 'none':
      return messages.none;
    case 'type':
      return messages.wrongType(name);
    case 'damaged':
      return messages.damaged(name);
    case 'unreadable':
      return messages.unreadable(name);
    case 'bytes':
      return messages.tooLarge(name, formatBytes(problem.bytes, messages), formatBytes(maxBytes, messages));
    default:
      return messages.tooManyPixels(
        name,
        `${problem.width} × ${problem.height}`,
        `${maxPixels} × ${maxPixels}`,
      );
  }
};
