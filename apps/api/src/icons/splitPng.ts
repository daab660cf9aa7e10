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

export interface PngParts {
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
export const splitPng = (png: Buffer): PngParts => {
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
export const insertChunks = (png: Buffer, chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, HEADER_END), ...chunks, png.subarray(HEADER_END)]);
