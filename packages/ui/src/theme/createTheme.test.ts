import { expect, test } from 'vitest';
import { createTheme, type Themes, withAccentHue } from './createTheme.ts';
import { dark, light } from './themes.ts';

const withText = (themes: Themes, text: string): Themes => ({
  ...themes,
  dark: { ...themes.dark, color: { ...themes.dark.color, text } },
});

const names = (css: string) => [...css.matchAll(/--planner-([\w-]+):/g)].map(([, name]) => name);

const variables = ({ color }: Themes['light'], text: string) =>
  `--planner-color-control-line:${color.controlLine};--planner-color-text:${text};--planner-color-muted:${color.muted}`;
const stronger = (text: string) => `--planner-color-muted:${text};--planner-color-control-line:${text}`;

test("the kit's own themes need no CSS", () => {
  expect(withAccentHue(275)).toEqual({ light, dark });
  expect(createTheme({ light, dark })).toBe('');
});

test('a hue changes the accent and what goes with it, in both themes', () => {
  const css = createTheme(withAccentHue(150));
  const [ofLight = '', ofDark = ''] = css.split('}}');
  expect(ofLight).toMatch(/^@media all\{:root, \.light\{--planner-color-accent:oklch\(0\.49 0\.17 150\);/);
  expect(ofDark).toMatch(/^@media screen\{\.dark\{--planner-color-accent:oklch\(0\.74 0\.125 150\);/);
  expect(names(ofLight)).toEqual([
    'color-accent',
    'color-accent-hover',
    'color-on-accent',
    'color-accent-soft',
    'color-accent-text',
    'color-focus',
    'color-chart',
  ]);
  expect(names(ofDark)).toEqual(names(ofLight));
});

test('a token of one theme is set in both, and with more contrast', () => {
  const white = 'oklch(0.95 0 0)';
  expect(createTheme(withText({ light, dark }, white))).toBe(
    `@media all{:root, .light{${variables(light, light.color.text)}}}` +
      `@media (prefers-contrast: more){:root, .light{${stronger(light.color.text)}}}` +
      `@media screen{.dark{${variables(dark, white)}}}` +
      `@media screen and (prefers-contrast: more){.dark{${stronger(white)}}}`,
  );
});

test('pairs with too little contrast are named', () => {
  expect(() => createTheme(withText({ light, dark }, 'oklch(0.5 0 0)'))).toThrow(
    'The contrast of the theme is too low:\ntext on page in the dark theme is ',
  );
});
