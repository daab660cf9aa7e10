import { contrastOf, luminanceOfHex, luminanceOfOklch, MIN_GRAPHICS_CONTRAST } from '../theme/contrast.ts';
import type { ThemeName } from '../theme/themes.ts';
import { themeTokens } from '../theme/themeTokens.ts';

export const lowContrastSurfaces = (color: string): ThemeName[] =>
  surfaceNames.filter(
    (name) => contrastOf(luminanceOfHex(color), surfaces[name].luminance) < MIN_GRAPHICS_CONTRAST,
  );

export const surfaceNames: readonly ThemeName[] = ['light', 'dark'];

const { surface } = themeTokens.color;

export const surfaces = {
  light: { color: surface.light, luminance: luminanceOfOklch(surface.light) },
  dark: { color: surface.dark, luminance: luminanceOfOklch(surface.dark) },
} satisfies Record<ThemeName, { color: string; luminance: number }>;
