import { dark } from '../theme/dark.ts';
import { light } from '../theme/light.ts';
import { luminanceOfOklch } from './contrast.ts';

/** The surface of a theme. */
export type SurfaceName = 'light' | 'dark';

/** Both, in the order in which they are shown. */
export const surfaceNames = ['light', 'dark'] as const;

/** What can be measured of the surfaces that pictures and colours stand on. */
export const surfaces = {
  light: { color: light.color.surface, luminance: luminanceOfOklch(light.color.surface) },
  dark: { color: dark.color.surface, luminance: luminanceOfOklch(dark.color.surface) },
} satisfies Record<SurfaceName, { color: string; luminance: number }>;
