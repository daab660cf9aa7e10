import { darkTheme, lightTheme } from '../theme/themes.css.ts';
import type { ThemeName } from '../theme/ThemeName.ts';

export const themeClasses: Record<ThemeName, string> = { light: lightTheme, dark: darkTheme };
