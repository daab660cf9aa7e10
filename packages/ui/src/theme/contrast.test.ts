import { describe, expect, test } from 'vitest';
import { contrast, luminance } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { moreContrast } from './moreContrast.ts';

describe('the measure', () => {
  test('is 21 between black and white, whichever is in front', () => {
    expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 2);
    expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 2);
  });

  // The primaries of sRGB in OKLCH, as CSS Color 4 gives them.
  test.each([
    ['oklch(0.62796 0.25768 29.234)', 0.2126],
    ['oklch(0.86644 0.29483 142.495)', 0.7152],
    ['oklch(0.45201 0.31321 264.052)', 0.0722],
  ])('knows the luminance of %s', (color, expected) => {
    expect(luminance(color)).toBeCloseTo(expected, 3);
  });

  test('clips what no sRGB screen shows', () => {
    expect(luminance('oklch(1 0.4 145)')).toBeLessThanOrEqual(1);
  });

  test('refuses a colour that lets others through', () => {
    expect(() => luminance('oklch(0.5 0.1 20 / 0.5)')).toThrow('opaque');
  });
});

describe.each([light, dark])('$scheme', (theme) => {
  test.each(contrastPairs(theme))(
    '$front on $back has at least $atLeast',
    ({ frontColor, backColor, atLeast }) => {
      expect(contrast(frontColor, backColor)).toBeGreaterThanOrEqual(atLeast);
    },
  );

  // WCAG 2.2 AAA (1.4.6) for text; outlines and hairlines as strong as text usually is.
  test.each([
    ['muted', 7],
    ['controlLine', 7],
    ['line', 4.5],
  ] as const)('%s has at least %d for those who ask for more contrast', (name, atLeast) => {
    for (const back of ['page', 'surface', 'sunken'] as const)
      expect(contrast(moreContrast(theme)[name], theme.color[back])).toBeGreaterThanOrEqual(atLeast);
  });
});
