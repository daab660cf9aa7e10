import { contrastOf, luminanceOfHex, MIN_GRAPHICS_CONTRAST } from '../theme/contrast.ts';
import { type SurfaceName, surfaceNames, surfaces } from './surfaces.ts';

export const lowContrastSurfaces = (color: string): SurfaceName[] =>
  surfaceNames.filter(
    (name) => contrastOf(luminanceOfHex(color), surfaces[name].luminance) < MIN_GRAPHICS_CONTRAST,
  );
