import { expect, test } from 'vitest';
import { inkContrast } from './inkContrast.ts';

const WHITE = [255, 255, 255, 255];
const BLACK = [0, 0, 0, 255];
const YELLOW = [253, 224, 71, 255];

/** Pixels in the given numbers. */
const image = (...parts: (readonly [pixel: number[], count: number])[]) =>
  Uint8ClampedArray.from(
    parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat()),
  );

test('thin black lines on white are easy to see', () => {
  expect(inkContrast(image([WHITE, 90], [BLACK, 10]), 1)).toBeCloseTo(21, 1);
});

test('the same lines on black are not seen at all', () => {
  expect(inkContrast(image([BLACK, 100]), 0)).toBe(1);
});

test('pale lines stay hard to see, however many there are', () => {
  expect(inkContrast(image([WHITE, 50], [YELLOW, 50]), 1)).toBeLessThan(1.5);
});

test('a dark outline makes a pale picture easy to see', () => {
  expect(inkContrast(image([WHITE, 40], [YELLOW, 30], [BLACK, 30]), 1)).toBeGreaterThan(15);
});

test('a speck does not', () => {
  expect(inkContrast(image([WHITE, 998], [BLACK, 2]), 1)).toBe(1);
});

test('a white box is easy to see on black, whatever is on it', () => {
  expect(inkContrast(image([WHITE, 80], [BLACK, 20]), 0)).toBeCloseTo(21, 1);
});
