import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { IconsTable } from './table.ts';

const SIGNATURE_BYTES = 8;
/** Length 4, name 4, checksum 4. */
const CHUNK_FRAME_BYTES = 12;
/** IHDR is the first chunk, with 13 bytes. */
const HEADER_END = SIGNATURE_BYTES + CHUNK_FRAME_BYTES + 13;
/** Larger than any display profile, and small enough not to be a decompression bomb. */
const MAX_PROFILE_BYTES = 16_384;

/** Sizes of the chunks that say how browsers show the colors (PNG 3rd edition, 11.3.2). None has room for anything else. */
const COLOR_BYTES: Readonly<Record<string, number>> = {
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  cICP: 4,
  mDCV: 24,
  cLLI: 8,
};

/** PNG 3rd edition, 5.4: an upper-case first letter marks critical chunks. */
const isCritical = (name: string): boolean => /^[A-Z]/.test(name);

interface PngParts {
  /** The first image without its colors' meaning, for the decoder, which rejects malformed files. */
  picture: Buffer;
  /** What browsers apply to its pixels. */
  colors: Buffer[];
  /** The color profile, if browsers would use it: `cICP` goes before it. */
  profile: Buffer | undefined;
}

/**
 * Separates the first image of a PNG from the chunks that tell browsers its colors. Removes text (which can decompress to a
 * thousand times its size), animation frames and trailing data before a decoder sees them. Browsers read colors and
 * orientation only before the pixels.
 */
const splitPng = (png: Buffer): PngParts => {
  const picture = [png.subarray(0, SIGNATURE_BYTES)];
  const colors = new Map<string, Buffer>();
  let profile: Buffer | undefined;
  let isBeforePixels = true;
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_FRAME_BYTES <= png.length) {
    const bytes = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    const end = at + CHUNK_FRAME_BYTES + bytes;
    if (end > png.length) break;
    const chunk = png.subarray(at, end);
    if (name === 'IDAT') isBeforePixels = false;
    if (isCritical(name) || name === 'tRNS' || (name === 'eXIf' && isBeforePixels)) picture.push(chunk);
    else if (isBeforePixels && COLOR_BYTES[name] === bytes) colors.set(name, chunk);
    else if (isBeforePixels && name === 'iCCP' && bytes <= MAX_PROFILE_BYTES) profile = chunk;
    if (name === 'IEND') break;
    at = end;
  }
  return {
    picture: Buffer.concat(picture),
    colors: [...colors.values()],
    profile: colors.has('cICP') ? undefined : profile,
  };
};

/** Puts chunks where those about colors must be: before the palette and the pixels. */
const insertChunks = (png: Buffer, chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, HEADER_END), ...chunks, png.subarray(HEADER_END)]);

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
