import { describe, expect, test } from 'vitest';
import { contrastOf, luminanceOfHex, luminanceOfOklch, luminanceOfRgb } from './contrast.ts';

describe('luminance', () => {
  test('of black is 0 and of white is 1', () => {
    expect(luminanceOfHex('#000000')).toBe(0);
    expect(luminanceOfHex('#ffffff')).toBeCloseTo(1, 6);
    expect(luminanceOfOklch('oklch(0 0 0)')).toBe(0);
    expect(luminanceOfOklch('oklch(1 0 0)')).toBeCloseTo(1, 4);
  });

  test('is the same in every notation', () => {
    expect(luminanceOfRgb([59, 130, 246])).toBe(luminanceOfHex('#3b82f6'));
    // #3b82f6 in OKLCH, as browsers' developer tools show it.
    expect(luminanceOfOklch('oklch(0.6231 0.188 259.81)')).toBeCloseTo(luminanceOfHex('#3b82f6'), 3);
  });

  // The primaries of sRGB in OKLCH, from CSS Color 4.
  test.each([
    ['oklch(0.62796 0.25768 29.234)', 0.2126],
    ['oklch(0.86644 0.29483 142.495)', 0.7152],
    ['oklch(0.45201 0.31321 264.052)', 0.0722],
  ])('of %s is %d', (color, expected) => {
    expect(luminanceOfOklch(color)).toBeCloseTo(expected, 3);
  });

  test('is clipped outside the sRGB gamut', () => {
    expect(luminanceOfOklch('oklch(1 0.4 145)')).toBeLessThanOrEqual(1);
  });

  test('refuses a translucent colour', () => {
    expect(() => luminanceOfOklch('oklch(0.5 0.1 20 / 0.5)')).toThrow('opaque');
  });
});

describe('contrast', () => {
  test('of black and white is 21 in either order', () => {
    expect(contrastOf(0, 1)).toBeCloseTo(21, 6);
    expect(contrastOf(1, 0)).toBeCloseTo(21, 6);
  });

  // The lightest gray that passes 4.5:1 on white.
  test('of #767676 on white is 4.54', () => {
    expect(contrastOf(luminanceOfHex('#767676'), 1)).toBeCloseTo(4.54, 2);
  });
});
