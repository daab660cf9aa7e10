import type { Region } from './changedRegions.ts';
import { isChanged } from './isChanged.ts';
import { channels, hex, pixelAt, type Picture } from './Picture.ts';

/** More colors than that in one region are not a token's change. */
const MAX_RECOLORS = 4;
/** Share of the changed pixels that may disagree: rounding of antialiased edges. */
const MAX_EXCEPTIONS = 0.05;

interface Pair {
  readonly from: number;
  readonly to: number;
  /** Pixels. */
  readonly count: number;
}

type Vector = readonly [number, number, number];

function vector({ from, to }: Pair): Vector {
  const [a, b] = [channels(from), channels(to)];
  return [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Square of the distance between both colors. */
const size = (pair: Pair) => dot(vector(pair), vector(pair));

/** How often each color became which, in a region and a frame of one pixel around it. The most frequent first. */
function pairsIn(before: Picture, after: Picture, { x, y, width, height }: Region): Pair[] {
  const counts = new Map<string, Pair>();
  for (let row = y - 1; row <= y + height; row += 1)
    for (let column = x - 1; column <= x + width; column += 1) {
      const [from, to] = [pixelAt(before, column, row), pixelAt(after, column, row)];
      if (from === undefined || to === undefined) continue;
      const key = `${from} ${to}`;
      counts.set(key, { from, to, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  return [...counts.values()].toSorted((a, b) => b.count - a.count);
}

const total = (pairs: readonly Pair[]) => pairs.reduce((sum, { count }) => sum + count, 0);

/** Pixels whose color became two, or that share their new color with another: then a shape changed, not a color. */
function countExceptions(pairs: readonly Pair[]): number {
  const [forward, backward] = [new Map<number, number>(), new Map<number, number>()];
  const exceptions = pairs.filter(({ from, to }) => {
    const [known, origin] = [forward.get(from) ?? to, backward.get(to) ?? from];
    forward.set(from, known);
    backward.set(to, origin);
    return isChanged(known, to) || isChanged(origin, from);
  });
  return total(exceptions);
}

/**
 * Whether antialiasing explains a pixel's change by another: a blend of a recolored and an unchanged color moves in the
 * same direction, by a part of the way.
 */
function isBlendOf(whole: Pair, part: Pair): boolean {
  const [way, step] = [vector(whole), vector(part)];
  const share = dot(step, way) / dot(way, way);
  if (share <= 0 || share > 1.05) return false;
  return step.every((value, index) => Math.abs(value - share * (way[index] ?? 0)) <= 4);
}

/**
 * The color changes that explain a region, such as `#0a5bd8 → #0b6be0`, if its shapes are the same. Null if more than
 * colors changed. Independent of the region's size and text.
 */
export function recolorsOf(before: Picture, after: Picture, region: Region): string[] | null {
  const pairs = pairsIn(before, after, region);
  const changed = pairs.filter(({ from, to }) => isChanged(from, to));
  const allowed = total(changed) * MAX_EXCEPTIONS;
  if (countExceptions(pairs) > allowed) return null;
  const recolors: string[] = [];
  let unexplained = changed;
  while (total(unexplained) > allowed) {
    const largest = unexplained.reduce((best, pair) => (size(pair) > size(best) ? pair : best));
    recolors.push(`${hex(largest.from)} → ${hex(largest.to)}`);
    if (recolors.length > MAX_RECOLORS) return null;
    unexplained = unexplained.filter((pair) => !isBlendOf(largest, pair));
  }
  return recolors.length > 0 ? recolors.toSorted() : null;
}
