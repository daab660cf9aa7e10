import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { IconsTable } from './table.ts';
import { readImageHeader } from './readImageHeader.ts';
import { insertChunks, splitPng } from './splitPng.ts';

/** Largest width and height of an icon, in pixels; the contract's `IconUpload`. */
const MAX_ICON_SIDE_PX = 2048;
/** High enough to avoid artifacts around lines. */
const JPEG_QUALITY = 90;

/** Ends of sentences that start with the label of the field. */
const PROBLEMS = {
  type: 'must be a PNG or JPEG image',
  size: 'may have at most 2,048 by 2,048 pixels',
  damage: 'is damaged and cannot be read',
};

/** The file cannot become an icon. The message is the end of a sentence. */
export class UnusableImage extends Error {
  readonly problem: keyof typeof PROBLEMS;

  constructor(problem: keyof typeof PROBLEMS) {
    super(PROBLEMS[problem]);
    this.problem = problem;
  }
}

const SHARP = { failOn: 'error', limitInputPixels: MAX_ICON_SIDE_PX ** 2 } as const;

/**
 * sharp ignores all about colors but a profile, and that of 16 bits per channel; so it gets 8 bits first, and browsers apply
 * the rest to the icon as they do to the file.
 */
const encodePng = async (bytes: Buffer): Promise<Buffer> => {
  const { picture, colors, profile } = splitPng(bytes);
  const upright = await sharp(picture, SHARP).autoOrient().png().toBuffer();
  return profile
    ? sharp(insertChunks(upright, [profile]), SHARP)
        .png()
        .toBuffer()
    : insertChunks(upright, colors);
};

const encodeJpeg = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, SHARP).autoOrient().jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();

/** Checks the header first. Encodes again, upright, without other metadata, in sRGB or what a PNG says in a few bytes. @throws UnusableImage */
export const encodeIcon = async (file: Uint8Array): Promise<IconsTable> => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const header = readImageHeader(bytes);
  if (!header) throw new UnusableImage('type');
  const { type, size } = header;
  if (!size) throw new UnusableImage('damage');
  if (Math.max(size.width, size.height) > MAX_ICON_SIDE_PX) throw new UnusableImage('size');
  const result = await (type === 'png' ? encodePng(bytes) : encodeJpeg(bytes)).catch(() => {
    throw new UnusableImage('damage');
  });
  return { hash: createHash('sha256').update(result).digest('hex'), type, bytes: result };
};
