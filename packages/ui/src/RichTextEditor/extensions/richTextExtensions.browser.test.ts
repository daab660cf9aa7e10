import { expect, test } from 'vitest';
import { richTextExtensions } from './richTextExtensions.ts';

test('keeps 100 undo steps and groups typing within a second', () => {
  const undo = richTextExtensions().find(({ name }) => name === 'undoRedo');
  expect(undo?.options).toEqual({ depth: 100, newGroupDelay: 1000 });
});
