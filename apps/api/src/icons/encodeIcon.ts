import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { IconsTable } from '../platform/db/schema.ts';
import { keepPictureChunks } from './keepPictureChunks.ts';
import { readImageHeader } from './readImageHeader.ts';

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

/** Checks the header first. Encodes again in sRGB, upright, without metadata. @throws UnusableImage */
export const encodeIcon = async (file: Uint8Array): Promise<IconsTable> => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const header = readImageHeader(bytes);
  if (!header) throw new UnusableImage('type');
  const { type, size } = header;
  if (!size) throw new UnusableImage('damage');
  if (Math.max(size.width, size.height) > MAX_ICON_SIDE_PX) throw new UnusableImage('size');
  const picture = sharp(type === 'png' ? keepPictureChunks(bytes) : bytes, {
    failOn: 'error',
    limitInputPixels: MAX_ICON_SIDE_PX ** 2,
  }).autoOrient();
  const encoded =
    type === 'png' ? picture.png() : picture.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' });
  const result = await encoded.toBuffer().catch(() => {
    throw new UnusableImage('damage');
  });
  return { hash: createHash('sha256').update(result).digest('hex'), type, bytes: result };
};
