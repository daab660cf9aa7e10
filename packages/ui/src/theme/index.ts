import './reset.css.ts';

export type { Theme, Tone } from './Theme.ts';
export { dark } from './dark.ts';
export { light } from './light.ts';
export { media, PHONE_MAX_PX, TABLET_MAX_PX } from './breakpoints.ts';
export { darkTheme, lightTheme } from './themes.css.ts';
export { vars } from './vars.ts';
