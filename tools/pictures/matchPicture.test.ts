import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { encodePicture } from './encodePicture.ts';
import { matchPicture } from './matchPicture.ts';
import { decodePicture } from './Picture.ts';
import { button, paint, toPng } from './testing/paint.ts';
import { temporaryRun } from './testing/temporaryRun.ts';

const BLUE = paint(60, 40, button(10, 10, 30, [10, 91, 216]));
const BEFORE = await toPng(BLUE);
const AFTER = await toPng(paint(60, 40, button(10, 10, 30, [80, 60, 220])));
/** Visibly different in 20 pixels. */
const SPECKLED = await toPng(
  paint(60, 40, [
    ...button(10, 10, 30, [10, 91, 216]),
    { x: 0, y: 0, width: 20, height: 1, color: [0, 0, 0] },
  ]),
);

let run: ReturnType<typeof temporaryRun>;
beforeEach(() => {
  run = temporaryRun();
});
afterEach(() => run.remove());

const drawnFile = () => path.join(run.root, 'drawn/Default.light.webp');

/** Compares with the baseline of a button; the last of `drawings` is repeated. */
const match = (drawings: readonly Buffer[], isAccepted = false) => {
  let count = 0;
  const draw = () => {
    count += 1;
    return Promise.resolve(drawings[Math.min(count, drawings.length) - 1] ?? Buffer.of());
  };
  const baseline = path.join(run.root, run.file('Button'));
  return matchPicture({ draw, baseline, drawn: drawnFile(), isAccepted });
};

it('accepts a drawing as a lossless picture', async () => {
  await match([BEFORE], true);
  expect(await decodePicture(run.baseline('Button'))).toEqual(BLUE);
  expect(run.baseline('Button').toString('latin1', 8, 12)).toBe('WEBP');
});

it('passes when the page is drawn as before, at once or after a while', async () => {
  run.write(run.file('Button'), await encodePicture(BEFORE));
  await match([BEFORE, AFTER]);
  await match([AFTER, BEFORE]);
  expect(existsSync(drawnFile())).toBe(false);
});

it('passes when few pixels differ', async () => {
  run.write(run.file('Button'), await encodePicture(BEFORE));
  await expect(match([SPECKLED])).resolves.toBeUndefined();
});

it('fails when the page is drawn differently, and leaves the drawing for the review', async () => {
  run.write(run.file('Button'), await encodePicture(BEFORE));
  await expect(match([AFTER])).rejects.toThrow(/Default\.light\.webp differs in \d+ pixels/);
  expect(readFileSync(drawnFile())).toEqual(await encodePicture(AFTER));
  expect(await decodePicture(run.baseline('Button'))).toEqual(BLUE);
  await expect(match([await toPng(paint(60, 41, []))])).rejects.toThrow(
    'is 60 × 41 px instead of 60 × 40 px',
  );
});

it('fails without a committed picture', async () => {
  await expect(match([BEFORE])).rejects.toThrow('has no committed picture');
  expect(readFileSync(drawnFile())).toEqual(await encodePicture(BEFORE));
});
