import { describe, expect, test } from 'vitest';
import { contrastOf, luminanceOfHex, luminanceOfOklch, luminanceOfRgb } from './contrast.ts';

describe('luminance', () => {
  test('of black and white are the ends of the scale', () => {
    expect(luminanceOfHex('#000000')).toBe(0);
    expect(luminanceOfHex('#ffffff')).toBeCloseTo(1, 6);
    expect(luminanceOfOklch('oklch(1 0 0)')).toBeCloseTo(1, 4);
  });

  test('is the same however a colour is written', () => {
    expect(luminanceOfRgb([59, 130, 246])).toBe(luminanceOfHex('#3b82f6'));
    // #3b82f6 in OKLCH, as browsers' developer tools show it.
    expect(luminanceOfOklch('oklch(0.6231 0.188 259.81)')).toBeCloseTo(luminanceOfHex('#3b82f6'), 3);
  });
});

describe('contrast', () => {
  test('of black on white is 21, whichever is named first', () => {
    expect(contrastOf(0, 1)).toBeCloseTo(21, 6);
    expect(contrastOf(1, 0)).toBeCloseTo(21, 6);
  });

  test('of #767676 on white is the 4.54 that everybody quotes', () => {
    expect(contrastOf(luminanceOfHex('#767676'), 1)).toBeCloseTo(4.54, 2);
  });
});
