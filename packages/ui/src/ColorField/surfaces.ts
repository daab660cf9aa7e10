import { luminanceOfOklch } from '../theme/contrast.ts';
import type { ThemeName } from '../theme/themes.ts';
import { themeTokens } from '../theme/themeTokens.ts';

export const surfaceNames: readonly ThemeName[] = ['light', 'dark'];

const { surface } = themeTokens.color;

export const surfaces = {
  light: { color: surface.light, luminance: luminanceOfOklch(surface.light) },
  dark: { color: surface.dark, luminance: luminanceOfOklch(surface.dark) },
} satisfies Record<ThemeName, { color: string; luminance: number }>;
