export interface ImageHeader {
  type: 'PNG' | 'JPEG';
  /** In pixels, before rotation; undefined if the header is truncated or damaged. */
  width: number | undefined;
  height: number | undefined;
}

export const SIGNATURE_BYTES = 8;

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_SIGNATURE = [0xff, 0xd8, 0xff];

const beginsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

export const imageTypeOf = (bytes: Uint8Array): ImageHeader['type'] | undefined => {
  if (beginsWith(bytes, PNG_SIGNATURE)) return 'PNG';
  return beginsWith(bytes, JPEG_SIGNATURE) ? 'JPEG' : undefined;
};

// Must be the first chunk. Apple's CgBI variant, which browsers can't show, starts with another one.
const IHDR = 0x49_48_44_52;

const pngSize = (view: DataView) =>
  view.byteLength >= 24 && view.getUint32(12) === IHDR
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : undefined;

/** SOF0 to SOF15 hold the size. DHT, JPG and DAC are in that range but aren't frames. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const jpegSize = (view: DataView) => {
  let offset = 2;
  while (offset + 9 <= view.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    if (isFrame(marker)) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    // Markers may be padded with any number of 0xff.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return undefined;
};

// `apps/api` has its own reader, which accepts what libvips accepts; the kit shares no dependency with it.
/** Reads type and size without decoding: a few bytes can claim billions of pixels. Undefined for other files. */
export const readImageHeader = (bytes: Uint8Array): ImageHeader | undefined => {
  const type = imageTypeOf(bytes);
  if (!type) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = type === 'PNG' ? pngSize(view) : jpegSize(view);
  return { type, width: size?.width, height: size?.height };
};
