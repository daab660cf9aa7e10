import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { encodePicture, isEncodedFrom } from './encodePicture.ts';
import { decodePicture, type Picture } from './Picture.ts';

/** Difference of color, from 0 to 1, that counts. Chromium's antialiasing varies, so pixelmatch ignores it. */
const THRESHOLD = 0.02;
/** The same page may be drawn with this many pixels that differ. */
const ALLOWED_PIXELS = 20;
/** Generous for busy machines; costs time only when a picture differs. */
const TIMEOUT_MS = 30_000;

export interface Match {
  /** Answers a PNG. */
  readonly draw: () => Promise<Buffer>;
  /** File of the committed picture. */
  readonly baseline: string;
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

const bytesOf = ({ pixels }: Picture) => new Uint8Array(pixels.buffer);

async function difference(baseline: Buffer, png: Buffer): Promise<string | undefined> {
  const [before, after] = await Promise.all([decodePicture(baseline), decodePicture(png)]);
  const sizes = [before, after].map(({ width, height }) => `${width} × ${height} px`);
  if (sizes[0] !== sizes[1]) return `is ${sizes[1]} instead of ${sizes[0]}`;
  const { width, height } = after;
  const count = pixelmatch(bytesOf(before), bytesOf(after), undefined, width, height, {
    threshold: THRESHOLD,
  });
  return count > ALLOWED_PIXELS ? `differs in ${count} pixels` : undefined;
}

async function write(file: string, png: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await encodePicture(png));
}

/** @throws if what is drawn differs from the committed picture */
export async function matchPicture({ draw, baseline, drawn, isAccepted }: Match): Promise<void> {
  const picture = existsSync(baseline) ? await readFile(baseline) : undefined;
  const isSame = (png: Buffer) => picture !== undefined && isEncodedFrom(picture, png);
  const png = await drawStable(draw, isSame);
  if (isSame(png)) return;
  if (isAccepted) {
    await write(baseline, png);
    return;
  }
  const problem = picture ? await difference(picture, png) : 'has no committed picture';
  if (problem === undefined) return;
  await write(drawn, png);
  throw new Error(`${path.basename(drawn)} ${problem}.`);
}
