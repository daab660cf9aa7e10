import { describe, expect, test } from 'vitest';
import { describeLimits, describeProblem, formatBytes, judgeContrast } from './words.ts';

const LIMITS = { maxBytes: 1_048_576, maxPixels: 2048 };

test('what can be chosen is said before anybody tries', () => {
  expect(describeLimits(LIMITS)).toBe(
    'Drop, paste or choose a PNG or JPEG image of at most 1 MB and 2048 × 2048 pixels.',
  );
});

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1500, '1.5 KB'],
  [1_048_576, '1 MB'],
  [1_048_577, '1.1 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

describe('a problem is said with the name of the file and with what would do', () => {
  test.each([
    [{ kind: 'bytes', bytes: 1_048_577 }, '“\u2068a.png\u2069” is too large: 1.1 MB of at most 1 MB'],
    [
      { kind: 'pixels', width: 4000, height: 30 },
      '“\u2068a.png\u2069” has too many pixels: 4000 × 30 of at most 2048 × 2048',
    ],
    [{ kind: 'type' }, '“\u2068a.png\u2069” is not a PNG or JPEG image'],
  ] as const)('%j', (problem, sentence) => {
    expect(describeProblem(problem, 'a.png', LIMITS)).toBe(sentence);
  });
});

test('a contrast just below 3 is not shown as 3', () => {
  expect(judgeContrast(2.999, 'dark')).toEqual({
    isEasy: false,
    sentence: 'Hard to see on the dark surface (contrast 2.9:1)',
  });
  expect(judgeContrast(3, 'light').isEasy).toBe(true);
});
