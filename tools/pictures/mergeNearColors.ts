import type { Signature } from './compare.ts';
import { isChanged } from './isChanged.ts';

const COLOR = /^color #([0-9a-f]{6}) → #([0-9a-f]{6})$/;

const colorsOf = (signature: Signature) =>
  COLOR.exec(signature)
    ?.slice(1)
    .map((digits) => Number.parseInt(digits, 16));

function isNear(a: Signature, b: Signature): boolean {
  const [first, second] = [colorsOf(a), colorsOf(b)];
  return Boolean(first && second?.every((color, index) => !isChanged(color, first[index])));
}

/**
 * Maps color changes that nobody can tell apart to the most frequent one: antialiasing, opacity and rounding shift colors
 * a little. `signatures` are those of all pictures, repeated.
 */
export function mergeNearColors(signatures: readonly Signature[]): (signature: Signature) => Signature {
  const counts = Map.groupBy(signatures, (signature) => signature);
  const kept: Signature[] = [];
  const merged = new Map<Signature, Signature>();
  for (const [signature] of [...counts].toSorted(([, a], [, b]) => b.length - a.length)) {
    const near = kept.find((other) => isNear(signature, other));
    if (!near) kept.push(signature);
    merged.set(signature, near ?? signature);
  }
  return (signature) => merged.get(signature) ?? signature;
}
