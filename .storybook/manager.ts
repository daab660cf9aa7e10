import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { brand, iconOf } from '@planner/brand';
import { hexOfOklch, withAccentHue } from '@planner/ui/create-theme';
import { foundationTokens } from '../packages/ui/src/theme/foundationTokens.ts';

const { light, dark } = withAccentHue(brand.accentHue);
const logo = `data:image/svg+xml,${encodeURIComponent(iconOf(brand.logo, hexOfOklch(light.color.accent)))}`;
const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
const { color } = isDark ? dark : light;
const page = hexOfOklch(color.page);
const surface = hexOfOklch(color.surface);
const text = hexOfOklch(color.text);
const muted = hexOfOklch(color.muted);
const accent = hexOfOklch(color.accentText);

addons.setConfig({
  theme: create({
    base: isDark ? 'dark' : 'light',
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
  }),
});
