import './reset.css.ts';

export { darkTheme, lightTheme } from './themes.css.ts';
export { dark, light } from './themes.ts';
export { vars } from './vars.css.ts';
