import { expect, test } from 'vitest';
import { lowContrastSurfaces } from './surfaces.ts';

test.each([
  ['#3b82f6', []],
  ['#ffffff', ['light']],
  ['#fde047', ['light']],
  ['#000000', ['dark']],
  ['#1e293b', ['dark']],
])('%s has low contrast on %j', (color, surfaces) => {
  expect(lowContrastSurfaces(color)).toEqual(surfaces);
});
