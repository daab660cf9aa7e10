import { expect, test } from 'vitest';
import { diffTexts } from './diffTexts.ts';

test('marks added words', () => {
  expect(diffTexts('We keep your name.', 'We keep your full name.')).toEqual([
    { kind: 'same', text: 'We keep your ' },
    { kind: 'added', text: 'full ' },
    { kind: 'same', text: 'name.' },
  ]);
});

test('marks equal texts as the same', () => {
  expect(diffTexts('a b', 'a b')).toEqual([{ kind: 'same', text: 'a b' }]);
});
