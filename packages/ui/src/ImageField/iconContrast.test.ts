import { expect, test } from 'vitest';
import { iconContrast } from './iconContrast.ts';

const WHITE = [255, 255, 255, 255];
const BLACK = [0, 0, 0, 255];
const YELLOW = [253, 224, 71, 255];

const image = (...parts: (readonly [pixel: number[], count: number])[]) =>
  Uint8ClampedArray.from(
    parts.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel).flat()),
  );

test('thin black lines contrast with white', () => {
  expect(iconContrast(image([WHITE, 90], [BLACK, 10]), 1)).toBeCloseTo(21, 1);
});

test('the same lines are invisible on black', () => {
  expect(iconContrast(image([BLACK, 100]), 0)).toBe(1);
});

test('pale lines have low contrast in any number', () => {
  expect(iconContrast(image([WHITE, 50], [YELLOW, 50]), 1)).toBeLessThan(1.5);
});

test('a dark outline is enough for contrast', () => {
  expect(iconContrast(image([WHITE, 40], [YELLOW, 30], [BLACK, 30]), 1)).toBeGreaterThan(15);
});

test('a speck is not', () => {
  expect(iconContrast(image([WHITE, 998], [BLACK, 2]), 1)).toBe(1);
});

test('a white box contrasts with black', () => {
  expect(iconContrast(image([WHITE, 80], [BLACK, 20]), 0)).toBeCloseTo(21, 1);
});
