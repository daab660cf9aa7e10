import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { IconsTable } from '../db/schema.ts';
import { keepPictureChunks } from './keepPictureChunks.ts';
import { readImageHeader } from './readImageHeader.ts';

/** Largest width and height of an icon, in pixels; the contract's `IconUpload`. */
const MAX_ICON_SIDE_PX = 2048;
/** High enough that lines of an icon stay clean. */
const JPEG_QUALITY = 90;

/** What can be wrong with an uploaded file, as the end of a sentence that begins with the field's name. */
const PROBLEMS = {
  type: 'must be a PNG or JPEG image',
  size: 'may have at most 2,048 by 2,048 pixels',
  damage: 'is damaged and cannot be read',
};

/** Why a file cannot become an icon. Its message is the end of a sentence. */
export class UnusableImage extends Error {
  readonly problem: keyof typeof PROBLEMS;

  constructor(problem: keyof typeof PROBLEMS) {
    super(PROBLEMS[problem]);
    this.problem = problem;
  }
}

/**
 * Makes an icon of an uploaded file: type and size are read from the header first, then the picture is decoded and encoded
 * anew in sRGB, upright, without metadata. The name it gets is the hash of its content.
 * @throws UnusableImage
 */
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
