import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

export const picture = (color: string, side = 16, type: 'png' | 'jpeg' = 'png'): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .toFormat(type)
    .toBuffer();

/** A PNG of incompressible noise, about three bytes per pixel. */
export const noise = (side: number): Promise<Buffer> =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

/** A form as a browser sends it; a Buffer becomes a file, `undefined` omits the field. */
export const formOf = (fields: Record<string, string | Buffer | undefined>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else if (value) form.append(name, new Blob([new Uint8Array(value)]), 'icon.png');
  }
  return form;
};
