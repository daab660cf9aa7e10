import { contrastOf, luminanceOfHex, MIN_GRAPHICS_CONTRAST } from '../theme/contrast.ts';
import type { ThemeName } from '../theme/themes.ts';
import { surfaceNames, surfaces } from './surfaces.ts';

export const lowContrastSurfaces = (color: string): ThemeName[] =>
  surfaceNames.filter(
    (name) => contrastOf(luminanceOfHex(color), surfaces[name].luminance) < MIN_GRAPHICS_CONTRAST,
  );
