const SIGNATURE_BYTES = 8;
/** Length 4, name 4, checksum 4. */
const CHUNK_FRAME_BYTES = 12;
/** Chunks beside the critical ones without which a picture would look different. */
const KEPT = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP']);
/** Larger than any profile of a screen, and small enough that it cannot unfold into much. */
const MAX_PROFILE_BYTES = 16_384;

/** PNG 3rd edition, 5.4: a capital first letter says that nobody may skip the chunk. */
const isCritical = (name: string): boolean => /^[A-Z]/.test(name);

const isKept = (name: string, bytes: number): boolean =>
  isCritical(name) || (KEPT.has(name) && (name !== 'iCCP' || bytes <= MAX_PROFILE_BYTES));

/**
 * Cuts a PNG down to the chunks that make its first picture. Texts (which can unfold to a thousand times their size), the
 * further pictures of an animation, and what follows the end are gone before a decoder sees them.
 * @param png with its signature; what is broken in it stays for the decoder to refuse
 */
export const keepPictureChunks = (png: Buffer): Buffer => {
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_FRAME_BYTES <= png.length) {
    const bytes = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    const end = at + CHUNK_FRAME_BYTES + bytes;
    if (end > png.length) break;
    if (isKept(name, bytes)) kept.push(png.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
};
