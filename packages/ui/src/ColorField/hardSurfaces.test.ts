import { expect, test } from 'vitest';
import { hardSurfaces } from './hardSurfaces.ts';

test.each([
  ['#3b82f6', []],
  ['#ffffff', ['light']],
  ['#fde047', ['light']],
  ['#000000', ['dark']],
  ['#1e293b', ['dark']],
])('%s is hard to see on %j', (color, surfaces) => {
  expect(hardSurfaces(color)).toEqual(surfaces);
});
