import sharp from 'sharp';
import { hashOf } from './hashOf.ts';

/** Lossless WebP, a third of the size of a browser's PNG. Contains the PNG's hash, so that comparing equal pictures decodes none. */
export const encodePicture = (png: Buffer): Promise<Buffer> =>
  sharp(png)
    .webp({ lossless: true, effort: 2 })
    .withExif({ IFD0: { ImageDescription: hashOf(png) } })
    .toBuffer();

/** Whether `picture` was encoded from these bytes. */
export const isEncodedFrom = (picture: Buffer, png: Buffer): boolean => picture.includes(hashOf(png));
