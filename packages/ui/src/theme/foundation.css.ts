import { createGlobalTheme } from '@vanilla-extract/css';
import { foundationTokens } from './foundationTokens.ts';
import { themeLayer } from './layers.css.ts';

/** What both themes share, as CSS variables. */
export const foundation = createGlobalTheme(':root', { '@layer': themeLayer, ...foundationTokens });
