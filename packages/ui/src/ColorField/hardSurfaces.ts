import { contrastOf, EASY_TO_SEE, luminanceOfHex } from './contrast.ts';
import { type SurfaceName, surfaceNames, surfaces } from './surfaces.ts';

/** The surfaces on which a colour (`#rrggbb`) is hard to see. */
export const hardSurfaces = (color: string): SurfaceName[] =>
  surfaceNames.filter((name) => contrastOf(luminanceOfHex(color), surfaces[name].luminance) < EASY_TO_SEE);
