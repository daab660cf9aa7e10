/** Antialiasing may differ by this much in a channel, of 255, which nobody sees. */
const NOISE = 4;

const differs = (a: number, b: number, shift: number) =>
  Math.abs(((a >>> shift) & 0xff) - ((b >>> shift) & 0xff)) > NOISE;

/** Whether two pixels differ visibly. A pixel that only one picture has is changed. */
export function isChanged(before: number | undefined, after: number | undefined): boolean {
  if (before === after) return false;
  if (before === undefined || after === undefined) return true;
  return differs(before, after, 0) || differs(before, after, 8) || differs(before, after, 16);
}
