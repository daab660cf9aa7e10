import { describe, expect, test } from 'vitest';
import { contrastOfOklch } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { dark, light, moreContrast } from './themes.ts';

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, theme) => {
  test.each(contrastPairs(theme))(
    '$front on $back has at least $atLeast',
    ({ frontColor, backColor, atLeast }) => {
      expect(contrastOfOklch(frontColor, backColor)).toBeGreaterThanOrEqual(atLeast);
    },
  );

  // WCAG 2.2 AAA (1.4.6) for text; outlines and hairlines as strong as text usually is.
  test.each([
    ['muted', 7],
    ['controlLine', 7],
    ['line', 4.5],
  ] as const)('%s has at least %d with prefers-contrast: more', (name, atLeast) => {
    for (const back of ['page', 'surface', 'sunken'] as const)
      expect(contrastOfOklch(moreContrast(theme)[name], theme.color[back])).toBeGreaterThanOrEqual(atLeast);
  });
});
