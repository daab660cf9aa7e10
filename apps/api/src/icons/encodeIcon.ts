import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { IconsTable } from './table.ts';
import { insertChunks, type PngParts, splitPng } from './splitPng.ts';

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

/** The first bytes of a file: PNG 3rd edition, 5.2, and ITU-T T.81, B.1. */
const SIGNATURES = {
  png: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  jpg: Buffer.from([0xff, 0xd8, 0xff]),
};

/**
 * sharp ignores all about colors but a profile, and that of 16 bits per channel; so it gets 8 bits first, and browsers apply
 * the rest to the icon as they do to the file.
 */
const encodePng = async ({ picture, colors, profile }: PngParts): Promise<Buffer> => {
  const upright = await sharp(picture, SHARP).autoOrient().png().toBuffer();
  return profile
    ? sharp(insertChunks(upright, [profile]), SHARP)
        .png()
        .toBuffer()
    : insertChunks(upright, colors);
};

const encodeJpeg = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, SHARP).autoOrient().jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();

/** Checks type and size first. Encodes again, upright, without other metadata, in sRGB or what a PNG says in a few bytes. @throws UnusableImage */
export const encodeIcon = async (file: Uint8Array): Promise<IconsTable> => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const type = (['png', 'jpg'] as const).find((one) =>
    SIGNATURES[one].equals(bytes.subarray(0, SIGNATURES[one].length)),
  );
  if (!type) throw new UnusableImage('type');
  const parts = type === 'png' ? splitPng(bytes) : undefined;
  const onDamage = () => {
    throw new UnusableImage('damage');
  };
  // Reads the header only.
  const { width, height } = await sharp(parts?.picture ?? bytes, { ...SHARP, limitInputPixels: false })
    .metadata()
    .catch(onDamage);
  if (Math.max(width, height) > MAX_ICON_SIDE_PX) throw new UnusableImage('size');
  const result = await (parts ? encodePng(parts) : encodeJpeg(bytes)).catch(onDamage);
  return { hash: createHash('sha256').update(result).digest('hex'), type, bytes: result };
};
