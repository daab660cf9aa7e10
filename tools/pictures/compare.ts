import { createHash } from 'node:crypto';
import { changedRegions, type Region } from './changedRegions.ts';
import { type Picture, pixelAt } from './Picture.ts';
import { recolorsOf } from './recolorsOf.ts';
import { spacingOf } from './spacingOf.ts';

/**
 * What happened in a picture. Equal changes have equal signatures, in any picture and at any position:
 * `color #0a5bd8 → #0b6be0`, `spacing height +4`, `pixels` with a hash of the region before and after, or `noise` if nobody can see it.
 */
export type Signature = string;

function crop(picture: Picture, { x, y, width, height }: Region): Uint32Array {
  const pixels = new Uint32Array(width * height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      pixels[row * width + column] = pixelAt(picture, x + column, y + row) ?? 0;
  return pixels;
}

const cropHash = (before: Picture, after: Picture, region: Region): string =>
  createHash('sha256')
    .update(`${region.width} `)
    .update(crop(before, region))
    .update(crop(after, region))
    .digest('hex')
    .slice(0, 16);

export interface Change {
  readonly signatures: readonly Signature[];
  readonly regions: readonly Region[];
}

/** Says what changed between two pictures, and where. */
export function compare(before: Picture, after: Picture): Change {
  const regions = changedRegions(before, after);
  const spacing = spacingOf(before, after);
  if (spacing) return { signatures: [`spacing ${spacing}`], regions };
  if (regions.length === 0) return { signatures: ['noise'], regions };
  const signatures = regions.flatMap((region) => {
    const recolors = recolorsOf(before, after, region);
    return recolors?.map((recolor) => `color ${recolor}`) ?? [`pixels ${cropHash(before, after, region)}`];
  });
  return { signatures: [...new Set(signatures)].toSorted(), regions };
}
