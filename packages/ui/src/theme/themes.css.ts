import { globalStyle } from '@vanilla-extract/css';
import { themeLayer } from './layers.css.ts';
import { dark, light, themeRules } from './themes.ts';

/** Class that applies the light theme, on the root or on any part of a page. */
export const lightTheme = 'light';
/** Class that applies the dark theme, on the root or on any part of a page. */
export const darkTheme = 'dark';

for (const { selector, media, variables } of themeRules({ light, dark }))
  globalStyle(selector, { '@layer': { [themeLayer]: { '@media': { [media]: { vars: variables } } } } });

// Scrollbars and native pickers follow it.
globalStyle(`.${lightTheme}`, { '@layer': { [themeLayer]: { colorScheme: 'light' } } });
globalStyle(`.${darkTheme}`, {
  '@layer': { [themeLayer]: { colorScheme: 'dark', '@media': { print: { colorScheme: 'light' } } } },
});
