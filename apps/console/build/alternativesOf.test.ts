import { expect, it } from 'vitest';
import { alternativesOf } from './alternativesOf.ts';

it.each<[pattern: RegExp, alternatives: string[]]>([
  [/\/Button\./, ['\\/Button\\.']],
  [/a|b\|c/, ['a', 'b\\|c']],
  [/a(?:b|c(?:d|e))f/, ['a(?:b)f', 'a(?:c(?:d))f', 'a(?:c(?:e))f']],
  [/Table[.BH]/, ['Table(?:[.])', 'Table(?:[B])', 'Table(?:[H])']],
  [/(?:a|b)-(c|d)/, ['(?:a)-(c|d)', '(?:b)-(c|d)', '(?:a|b)-(?:c)', '(?:a|b)-(?:d)']],
  [/x\/(?!y|z)[\w-]+/, ['x\\/(?!y|z)[\\w-]+']],
])('finds the alternatives of %s', (pattern, alternatives) => {
  expect(alternativesOf(pattern).map(({ source }) => source)).toEqual(alternatives);
});

it('keeps the flags', () => {
  expect(alternativesOf(/a|b/i)).toEqual([/a/i, /b/i]);
});
