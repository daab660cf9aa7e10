import { expect, it } from 'vitest';
import { straysOfStories } from './straysOfStories.ts';

it('every committed picture has its story', async () => {
  expect(await straysOfStories()).toEqual([]);
});
