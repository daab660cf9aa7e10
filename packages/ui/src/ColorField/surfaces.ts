import { luminanceOfOklch } from '../theme/contrast.ts';
import { themeTokens } from '../theme/themeTokens.ts';

export type SurfaceName = 'light' | 'dark';

export const surfaceNames = ['light', 'dark'] as const;

const { surface } = themeTokens.color;

export const surfaces = {
  light: { color: surface.light, luminance: luminanceOfOklch(surface.light) },
  dark: { color: surface.dark, luminance: luminanceOfOklch(surface.dark) },
} satisfies Record<SurfaceName, { color: string; luminance: number }>;
