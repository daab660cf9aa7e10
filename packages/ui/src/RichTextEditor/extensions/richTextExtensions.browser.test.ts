import { expect, test } from 'vitest';
import { richTextExtensions } from './richTextExtensions.ts';

test('a hundred steps can be undone, and typing makes a new one after a second', () => {
  const undo = richTextExtensions().find(({ name }) => name === 'undoRedo');
  expect(undo?.options).toEqual({ depth: 100, newGroupDelay: 1000 });
});
