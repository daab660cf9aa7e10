import sharp from 'sharp';
import type { Picture } from '../Picture.ts';

/** Red, green, blue. */
export type Color = readonly [number, number, number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: Color;
  /** Of the color over what is below, as in antialiased edges. */
  readonly coverage?: number;
}

/** A picture with boxes on white. */
export function paint(width: number, height: number, boxes: readonly Box[]): Picture {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const { x, y, width: across, height: down, color, coverage = 1 } of boxes)
    for (let row = y; row < y + down; row += 1)
      for (let column = x; column < x + across; column += 1)
        for (const [channel, value] of color.entries()) {
          const index = (row * width + column) * 4 + channel;
          data[index] = Math.round(value * coverage + (data[index] ?? 0) * (1 - coverage));
        }
  return { width, height, pixels: new Uint32Array(data.buffer) };
}

/** A filled box with an antialiased edge and a letter in white. */
export const button = (x: number, y: number, width: number, color: Color): Box[] => [
  { x: x - 1, y: y - 1, width: width + 2, height: 22, color, coverage: 0.4 },
  { x, y, width, height: 20, color },
  { x: x + 6, y: y + 6, width: 3, height: 8, color: [255, 255, 255] },
  { x: x + 9, y: y + 6, width: 1, height: 8, color: [255, 255, 255], coverage: 0.6 },
];

/** Bytes of a PNG, as a browser draws it. */
export const toPng = ({ width, height, pixels }: Picture): Promise<Buffer> =>
  sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
