import { darkTheme, lightTheme } from '../theme/themes.css.ts';
import type { SurfaceName } from './surfaces.ts';

/** The class that turns a part of the page into a preview of a theme. */
export const themeClasses: Record<SurfaceName, string> = { light: lightTheme, dark: darkTheme };
