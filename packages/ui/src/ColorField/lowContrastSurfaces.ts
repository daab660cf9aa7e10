import { contrastOf, luminanceOfHex, MIN_GRAPHICS_CONTRAST } from '../theme/contrast.ts';
import { surfaceNames, surfaces } from './surfaces.ts';
import type { ThemeName } from '../theme/ThemeName.ts';

export const lowContrastSurfaces = (color: string): ThemeName[] =>
  surfaceNames.filter(
    (name) => contrastOf(luminanceOfHex(color), surfaces[name].luminance) < MIN_GRAPHICS_CONTRAST,
  );
