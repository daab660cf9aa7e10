import { expect, test } from 'vitest';
import { withLineEndsOf } from './withLineEndsOf.ts';

test.each([
  ['a\r\nb\r\nc', 'a\nbx\nc', 'a\r\nbx\r\nc'],
  ['a\r\nb', 'a\nb\nc', 'a\r\nb\r\nc'],
  ['a\r\nb\nc\rd', 'a\nb\nc\nd!', 'a\r\nb\nc\rd!'],
  ['a\r\n\r\nb', 'a\nb', 'a\r\nb'],
  ['a\r\nb', '', ''],
  ['a\r\nb', 'a\nb', 'a\r\nb'],
  ['a\nb', 'a\nb\nc', 'a\nb\nc'],
])('%j becomes %j: %j', (before, typed, expected) => {
  expect(withLineEndsOf(before, typed)).toBe(expected);
});
