import { expect, test } from 'vitest';
import darkTokens from '../../tokens/dark.json' with { type: 'json' };
import lightTokens from '../../tokens/light.json' with { type: 'json' };
import { designTokens } from './designTokens.ts';
import { dark, light } from './themes.ts';

test.each([
  ['light', light, lightTokens],
  ['dark', dark, darkTokens],
])('the %s tokens in `tokens` are those of the theme (if not, run `pnpm tokens`)', (_, theme, written) => {
  expect(written).toEqual(designTokens(theme));
});

test('values have the types of the Design Tokens Format', () => {
  expect(designTokens(light)).toMatchObject({
    color: {
      accent: { $type: 'color', $value: { colorSpace: 'oklch', components: [0.49, 0.17, 275] } },
      backdrop: { $value: { components: [0.24, 0.02, 265], alpha: 0.45 } },
    },
    avatar: { soft: { 330: { $type: 'color', $value: { components: [0.91, 0.06, 330] } } } },
    space: { m: { $type: 'dimension', $value: { value: 1, unit: 'rem' } } },
    radius: { full: { $value: { value: 999, unit: 'px' } } },
    font: { body: { $type: 'fontFamily', $value: ['Inter Variable', 'system-ui', 'sans-serif'] } },
    weight: { bold: { $type: 'fontWeight', $value: 650 } },
    tracking: { title: { $type: 'number', $value: -0.014 } },
    motion: {
      fast: { $type: 'duration', $value: { value: 120, unit: 'ms' } },
      easing: { $type: 'cubicBezier', $value: [0.2, 0, 0, 1] },
    },
  });
  expect(designTokens(dark)).toMatchObject({
    shadow: {
      card: {
        $type: 'shadow',
        $value: [
          {
            color: { colorSpace: 'oklch', components: [0, 0, 0], alpha: 0.3 },
            offsetX: { value: 0, unit: 'px' },
            offsetY: { value: 1, unit: 'px' },
            blur: { value: 2, unit: 'px' },
            spread: { value: 0, unit: 'px' },
          },
        ],
      },
    },
  });
});
