interface Size {
  width: number;
  height: number;
}

export interface ImageHeader {
  type: 'png' | 'jpg';
  /** Undefined if the header is malformed. */
  size: Size | undefined;
}

/** PNG 3rd edition, 5.2. */
const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** The same, 5.3 and 11.2.1: IHDR comes first, 13 bytes long. */
const PNG_HEADER = Buffer.from('\0\0\0\x0dIHDR', 'latin1');
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);

const startsWith = (bytes: Buffer, start: Buffer): boolean => bytes.subarray(0, start.length).equals(start);

const readPng = (bytes: Buffer): Size | undefined => {
  const chunk = bytes.subarray(PNG_SIGNATURE.length);
  const at = PNG_HEADER.length;
  if (!startsWith(chunk, PNG_HEADER) || chunk.length < at + 8) return undefined;
  return { width: chunk.readUInt32BE(at), height: chunk.readUInt32BE(at + 4) };
};

/** ITU-T T.81, table B.1: SOF0 to SOF15 without DHT, JPG and DAC, which lie between them. */
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Stuffing, TEM and restarts stand alone, without a length. */
const isAlone = (marker: number): boolean =>
  marker <= 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);

/** Reads segments up to the frame header. Skips bytes between segments, as libjpeg does. */
const readJpeg = (bytes: Buffer): Size | undefined => {
  let at = 2;
  while (at + 9 <= bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    if (bytes.readUInt8(at) !== 0xff || isAlone(marker)) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) return undefined;
    // Marker 2, length 2, precision 1, height 2, width 2.
    if (isStartOfFrame(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
};

/** Reads type and size of a PNG or JPEG image without decoding it; undefined for other files. */
export const readImageHeader = (bytes: Buffer): ImageHeader | undefined => {
  if (startsWith(bytes, PNG_SIGNATURE)) return { type: 'png', size: readPng(bytes) };
  if (startsWith(bytes, JPEG_START)) return { type: 'jpg', size: readJpeg(bytes) };
  return undefined;
};
