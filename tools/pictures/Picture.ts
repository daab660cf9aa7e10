import sharp from 'sharp';

/** A decoded PNG or WebP. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** One number per pixel, red in the lowest byte, row by row. */
  readonly pixels: Uint32Array;
}

/** @throws if the bytes are not a picture */
export async function decodePicture(bytes: Buffer): Promise<Picture> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint32Array(new Uint8Array(data).buffer) };
}

/** Width and height in pixels, without decoding. @throws if the bytes are not a picture */
export async function sizeOf(bytes: Buffer): Promise<Pick<Picture, 'width' | 'height'>> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

export const channels = (pixel: number) =>
  [pixel & 0xff, (pixel >>> 8) & 0xff, (pixel >>> 16) & 0xff] as const;

/** Such as `#0a5bd8`. */
export const hex = (pixel: number): string =>
  `#${channels(pixel)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/** Pixel at a position, or undefined outside of the picture. */
export const pixelAt = ({ width, height, pixels }: Picture, x: number, y: number): number | undefined =>
  x < 0 || y < 0 || x >= width || y >= height ? undefined : pixels[y * width + x];
