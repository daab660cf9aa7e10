import { describe, expect, test } from 'vitest';
import { hueIndex, initials } from './initials.ts';

describe('initials', () => {
  test.each([
    ['Amelia Okafor', 'AO'],
    ['cher', 'C'],
    ['  Ana  María   de la Cruz ', 'AC'],
    ['', ''],
    [' \t ', ''],
    // A letter can be several code points: combining marks, emoji sequences.
    ['e\u0301lodie ro\u0302der', 'E\u0301R'],
    ['👩‍👩‍👧 Weber', '👩‍👩‍👧W'],
    ['李 小龙', '李小'],
    ['ß', 'SS'],
    // Invisible characters must not change direction or hide the letter.
    ['\u202Eamelia okafor', 'AO'],
    ['\u200B\u2066Ana\u2069 \u00ADWeber', 'AW'],
    ['\u0007\u0000', ''],
    ['\u3164 \u2800', ''],
    ['Ana \u200B', 'A'],
  ])('%j gives %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  test('a first letter is what Unicode calls one, in every alphabet', () => {
    const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const letters = Array.from({ length: 0x2000 }, (_, code) => String.fromCodePoint(code)).filter((letter) =>
      /^(?!\p{Default_Ignorable_Code_Point})\p{L}$/u.test(letter),
    );
    const words = letters.flatMap((letter) =>
      ['b', '\u0301', '\u200D', '\uFE0F'].map((next) => letter + next),
    );
    const expected = words.map((word) => [...graphemes.segment(word)][0]?.segment.toLocaleUpperCase());
    expect(words.map(initials)).toEqual(expected);
  });
});

describe('hueIndex', () => {
  test('ignores case and surrounding space', () => {
    expect(hueIndex(' amelia OKAFOR', 12)).toBe(hueIndex('Amelia Okafor', 12));
  });

  test('is a valid index for any name', () => {
    for (const name of ['', 'x'.repeat(10_000), '李小龙', '👩‍👩‍👧']) {
      expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]).toContain(hueIndex(name, 12));
    }
  });

  test('spreads names', () => {
    const indices = Array.from({ length: 200 }, (_, person) => hueIndex(`Person ${person}`, 12));
    expect(new Set(indices).size).toBe(12);
  });
});
