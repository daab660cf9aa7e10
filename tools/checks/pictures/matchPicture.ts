import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Difference of color, from 0 to 1, that counts. Chromium's antialiasing varies, so pixelmatch ignores it. */
const THRESHOLD = 0.02;
/** The same page may be drawn with this many pixels that differ. */
const ALLOWED_PIXELS = 20;
/** Generous for busy machines; costs time only when a picture differs. */
const TIMEOUT_MS = 30_000;

/** Four bytes per pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

export interface Difference {
  /** Pixels that differ visibly. A pixel that only one picture has does. */
  readonly count: number;
  /** Marks them in red; as large as both pictures together. */
  readonly marked: Pixels;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Lossless WebP, a third of the size of a browser's PNG. Contains the PNG's hash, so that comparing equal pictures decodes none. */
export const encodePicture = (png: Buffer): Promise<Buffer> =>
  sharp(png)
    .webp({ lossless: true, effort: 2 })
    .withExif({ IFD0: { ImageDescription: hashOf(png) } })
    .toBuffer();

const isEncodedFrom = (picture: Buffer, png: Buffer): boolean => picture.includes(hashOf(png));

/** Decodes a picture, and adds room at its right and below. */
async function decode(bytes: Buffer, room: { width: number; height: number }): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  return sharp(bytes)
    .ensureAlpha()
    .extend({
      right: room.width - width,
      bottom: room.height - height,
      background: { r: 255, g: 0, b: 255, alpha: 1 },
    })
    .raw()
    .toBuffer();
}

/** Compares two encoded pictures, also of different sizes. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference> {
  const sizes = await Promise.all([before, after].map((bytes) => sharp(bytes).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [from, to] = await Promise.all([decode(before, { width, height }), decode(after, { width, height })]);
  const data = Buffer.alloc(from.length);
  const count = pixelmatch(from, to, data, width, height, { threshold: THRESHOLD });
  return { count, marked: { width, height, data } };
}

export interface Match {
  /** Answers a PNG. */
  readonly draw: () => Promise<Buffer>;
  /** File of the committed picture. */
  readonly committed: string;
  /** Where to leave a picture that differs, for the review. */
  readonly drawn: string;
  /** Whether what is drawn becomes the committed picture. */
  readonly isAccepted: boolean;
}

/** Draws until `isExpected`, or until two drawings in a row are equal: the page may still be changing. */
async function drawStable(draw: Match['draw'], isExpected: (png: Buffer) => boolean): Promise<Buffer> {
  const deadline = performance.now() + TIMEOUT_MS;
  let last: Buffer | undefined;
  while (performance.now() < deadline) {
    // oxlint-disable-next-line no-await-in-loop -- one drawing after the other
    const png = await draw();
    if (isExpected(png) || last?.equals(png)) return png;
    last = png;
  }
  throw new Error(`Every drawing within ${TIMEOUT_MS / 1000} s is different.`);
}

async function problemOf(committed: Buffer, png: Buffer): Promise<string | undefined> {
  const [before, after] = await Promise.all([sharp(committed).metadata(), sharp(png).metadata()]);
  if (before.width !== after.width || before.height !== after.height)
    return `is ${after.width} × ${after.height} px instead of ${before.width} × ${before.height} px`;
  const { count } = await comparePictures(committed, png);
  return count > ALLOWED_PIXELS ? `differs in ${count} pixels` : undefined;
}

async function write(file: string, png: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await encodePicture(png));
}

/** @throws if what is drawn differs from the committed picture */
export async function matchPicture({ draw, committed, drawn, isAccepted }: Match): Promise<void> {
  const picture = existsSync(committed) ? await readFile(committed) : undefined;
  const isSame = (png: Buffer) => picture !== undefined && isEncodedFrom(picture, png);
  const png = await drawStable(draw, isSame);
  if (isSame(png)) return;
  if (isAccepted) {
    await write(committed, png);
    return;
  }
  const problem = picture ? await problemOf(picture, png) : 'has no committed picture';
  if (problem === undefined) return;
  await write(drawn, png);
  throw new Error(`${path.basename(drawn)} ${problem}.`);
}
