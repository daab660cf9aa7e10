import { create } from 'storybook/theming';
import { brand, iconOf } from '@planner/brand';
import type { ThemeName } from '@planner/ui';
import { hexOfOklch, withAccentHue } from '@planner/ui/create-theme';
import { foundationTokens } from '../packages/ui/src/theme/foundationTokens.ts';

const themes = withAccentHue(brand.accentHue);
const logo = `data:image/svg+xml,${encodeURIComponent(iconOf(brand.logo, hexOfOklch(themes.light.color.accent)))}`;

/** The product's look for Storybook itself, in hex because Storybook computes with colors. */
export function storybookTheme(base: ThemeName) {
  const { color } = themes[base];
  const accent = hexOfOklch(color.accentText);
  const surface = hexOfOklch(color.surface);
  return create({
    base,
    brandTitle: `<img src="${logo.replaceAll('"', '&quot;')}" alt="" width="24" height="24" style="vertical-align: middle; margin-inline-end: 0.5rem">${brand.name}`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: foundationTokens.font.body,
    fontCode: foundationTokens.font.mono,
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: hexOfOklch(color.page),
    appContentBg: surface,
    appPreviewBg: hexOfOklch(color.page),
    appBorderColor: hexOfOklch(color.line),
    textColor: hexOfOklch(color.text),
    textMutedColor: hexOfOklch(color.muted),
    barBg: surface,
    barSelectedColor: accent,
    inputBg: surface,
  });
}
