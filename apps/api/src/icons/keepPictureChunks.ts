const SIGNATURE_BYTES = 8;
/** Length 4, name 4, checksum 4. */
const CHUNK_FRAME_BYTES = 12;
/** Ancillary chunks that change how the image looks. */
const ANCILLARY = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP']);
/** Larger than any display profile, and small enough not to be a decompression bomb. */
const MAX_PROFILE_BYTES = 16_384;

/** PNG 3rd edition, 5.4: an upper-case first letter marks critical chunks. */
const isCritical = (name: string): boolean => /^[A-Z]/.test(name);

const isPreserved = (name: string, bytes: number): boolean =>
  isCritical(name) || (ANCILLARY.has(name) && (name !== 'iCCP' || bytes <= MAX_PROFILE_BYTES));

/**
 * Keeps only the first image. Removes text (which can decompress to a thousand times its size), animation frames and
 * trailing data before a decoder sees them. The decoder rejects malformed files.
 */
export const keepPictureChunks = (png: Buffer): Buffer => {
  const chunks = [png.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_FRAME_BYTES <= png.length) {
    const bytes = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    const end = at + CHUNK_FRAME_BYTES + bytes;
    if (end > png.length) break;
    if (isPreserved(name, bytes)) chunks.push(png.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(chunks);
};
