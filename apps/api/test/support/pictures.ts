import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A picture of one colour, as a file. */
export const picture = (color: string, side = 16, type: 'png' | 'jpeg' = 'png'): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .toFormat(type)
    .toBuffer();

/** A PNG of noise, which no compression makes smaller: some three bytes a pixel. */
export const noise = (side: number): Promise<Buffer> =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

/** A form as a browser sends it; a Buffer is a file, `undefined` leaves the field out. */
export const formOf = (fields: Record<string, string | Buffer | undefined>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else if (value) form.append(name, new Blob([new Uint8Array(value)]), 'icon.png');
  }
  return form;
};
