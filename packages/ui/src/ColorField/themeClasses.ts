import { darkTheme, lightTheme } from '../theme/themes.css.ts';
import type { ThemeName } from '../theme/themes.ts';

export const themeClasses: Record<ThemeName, string> = { light: lightTheme, dark: darkTheme };
