import { describe, expect, test } from 'vitest';
import { hueIndex } from './hueIndex.ts';
import { initials } from './initials.ts';

describe('initials', () => {
  test.each([
    ['Amelia Okafor', 'AO'],
    ['cher', 'C'],
    ['  Ana  María   de la Cruz ', 'AC'],
    ['', ''],
    [' \t ', ''],
    // A letter may be several code points: with a combining mark, or a family of emoji.
    ['e\u0301lodie ro\u0302der', 'E\u0301R'],
    ['👩‍👩‍👧 Weber', '👩‍👩‍👧W'],
    ['李 小龙', '李小'],
    ['ß', 'SS'],
    // Nobody may turn the text round, or hide, with characters that cannot be seen.
    ['\u202Eamelia okafor', 'AO'],
    ['\u200B\u2066Ana\u2069 \u00ADWeber', 'AW'],
    ['\u0007\u0000', ''],
    ['\u3164 \u2800', ''],
    ['Ana \u200B', 'A'],
  ])('%j gives %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('hueIndex', () => {
  test('is the same for the same person, however the name is typed', () => {
    expect(hueIndex(' amelia OKAFOR', 12)).toBe(hueIndex('Amelia Okafor', 12));
  });

  test('is a place in the list for any name', () => {
    for (const name of ['', 'x'.repeat(10_000), '李小龙', '👩‍👩‍👧']) {
      expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]).toContain(hueIndex(name, 12));
    }
  });

  test('spreads names over the list', () => {
    const indices = Array.from({ length: 200 }, (_, person) => hueIndex(`Person ${person}`, 12));
    expect(new Set(indices).size).toBe(12);
  });
});
