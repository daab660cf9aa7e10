import { darkTheme, lightTheme } from '../theme/themes.css.ts';
import type { SurfaceName } from './surfaces.ts';

export const themeClasses: Record<SurfaceName, string> = { light: lightTheme, dark: darkTheme };
