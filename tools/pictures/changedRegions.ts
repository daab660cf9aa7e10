import { isChanged } from './isChanged.ts';
import { pixelAt, type Picture } from './Picture.ts';

/** A rectangle in pixels. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Changed pixels at most this far apart are one region: the letters of a word, but not two controls. */
const GAP_PX = 6;

/** Marks each position with a changed one at most `GAP_PX` before or after it in its line. */
function widen(mask: Uint8Array, lines: number, length: number, lineStep: number, step: number): Uint8Array {
  const wide = new Uint8Array(mask.length);
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    for (let position = 0; position < length; position += 1) {
      if (mask[start + position * step] === 0) continue;
      const end = Math.min(length - 1, position + GAP_PX);
      for (let near = Math.max(0, position - GAP_PX); near <= end; near += 1) wide[start + near * step] = 1;
    }
  }
  return wide;
}

/** Bounds of what changed, one per connected area, from top to bottom. */
export function changedRegions(before: Picture, after: Picture): Region[] {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const changed = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isChanged(pixelAt(before, x, y), pixelAt(after, x, y))) changed[y * width + x] = 1;
  const open = widen(widen(changed, height, width, width, 1), width, height, 1, width);

  const regions: Region[] = [];
  for (let first = 0; first < open.length; first += 1) {
    if (open[first] === 0) continue;
    let [left, top, right, bottom] = [width, height, -1, -1];
    const stack = [first];
    open[first] = 0;
    for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
      const x = index % width;
      const y = (index - x) / width;
      if (changed[index] === 1) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
      for (const [next, isInside] of [
        [index - 1, x > 0],
        [index + 1, x < width - 1],
        [index - width, y > 0],
        [index + width, y < height - 1],
      ] as const)
        if (isInside && open[next] === 1) {
          open[next] = 0;
          stack.push(next);
        }
    }
    regions.push({ x: left, y: top, width: right - left + 1, height: bottom - top + 1 });
  }
  return regions;
}
