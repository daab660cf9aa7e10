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

test('shortens the data of pictures', () => {
  const [before, after] = ['A', 'B'].map(
    (letter) => `<img src="data:image/png;base64,${'iVBORw0KGgo'.padEnd(5000, letter)}">`,
  );
  const shown = 'data:image/png;base64,iVBORw0KGgo';
  expect(diffTexts(before ?? '', after ?? '')).toEqual([
    { kind: 'same', text: '<img src="' },
    { kind: 'removed', text: `${shown}AAAAAAA… (5,022 characters)` },
    { kind: 'added', text: `${shown}BBBBBBB… (5,022 characters)` },
    { kind: 'same', text: '">' },
  ]);
});
