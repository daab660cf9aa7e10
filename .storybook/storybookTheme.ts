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
  const [page, surface, text, muted, accent] = [
    color.page,
    color.surface,
    color.text,
    color.muted,
    color.accentText,
  ].map(hexOfOklch);
  return create({
    base,
    brandTitle: `<img src="${logo.replaceAll('"', '&quot;')}" alt="" width="24" height="24" style="vertical-align: middle; margin-inline-end: 0.5rem">${brand.name}`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: foundationTokens.font.body,
    fontCode: foundationTokens.font.mono,
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: page,
    appContentBg: surface,
    appPreviewBg: page,
    appBorderColor: hexOfOklch(color.line),
    appBorderRadius: 9,
    textColor: text,
    textMutedColor: muted,
    barBg: surface,
    barTextColor: muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    inputBg: surface,
    inputBorder: hexOfOklch(color.controlLine),
    inputTextColor: text,
    inputBorderRadius: 9,
  });
}
