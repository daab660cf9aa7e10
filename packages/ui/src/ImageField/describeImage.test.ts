import { describe, expect, test } from 'vitest';
import { imageFieldEnglish } from './imageFieldEnglish.ts';
import { describeLimits, describeProblem, formatBytes, describeContrast } from './describeImage.ts';

const LIMITS = { maxBytes: 1_048_576, maxPixels: 2048 };

test('limits are shown up front', () => {
  expect(describeLimits(LIMITS, imageFieldEnglish)).toBe(
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
  expect(formatBytes(bytes, imageFieldEnglish)).toBe(text);
});

describe('a problem names the file and what is allowed', () => {
  test.each([
    [{ kind: 'bytes', bytes: 1_048_577 }, '“\u2068a.png\u2069” is too large: 1.1 MB of at most 1 MB'],
    [
      { kind: 'pixels', width: 4000, height: 30 },
      '“\u2068a.png\u2069” has too many pixels: 4000 × 30 of at most 2048 × 2048',
    ],
    [{ kind: 'type' }, '“\u2068a.png\u2069” is not a PNG or JPEG image'],
  ] as const)('%j', (problem, sentence) => {
    expect(describeProblem(problem, { fileName: 'a.png', limits: LIMITS, words: imageFieldEnglish })).toBe(
      sentence,
    );
  });
});

test('a contrast just below 3 is not shown as 3', () => {
  expect(describeContrast(2.999, 'dark', imageFieldEnglish)).toEqual({
    isEasy: false,
    sentence: 'Hard to see on the dark surface (contrast 2.9:1)',
  });
  expect(describeContrast(3, 'light', imageFieldEnglish).isEasy).toBe(true);
});
