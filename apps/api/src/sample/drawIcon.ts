import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { IconsTable } from '../icons/table.ts';
import { type Drawing, DRAWINGS } from './icons.ts';

/** Width and height; lists show icons at a quarter of it. */
const ICON_PX = 128;

export const drawIcon = async (drawing: Drawing, color: string): Promise<IconsTable> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${ICON_PX}" height="${ICON_PX}" viewBox="0 0 24 24"><path
    d="${DRAWINGS[drawing]}" fill="none" stroke="${color}" stroke-width="1.75" stroke-linecap="round"
    stroke-linejoin="round"/></svg>`;
  const bytes = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  return { hash: createHash('sha256').update(bytes).digest('hex'), type: 'png', bytes };
};
