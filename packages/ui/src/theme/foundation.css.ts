import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { foundationTokens } from './foundationTokens.ts';
import { themeLayer } from './layers.css.ts';
import { variableName } from './variableName.ts';

export const foundation = createGlobalThemeContract(foundationTokens, (_, path) => variableName(path));

createGlobalTheme(':root', foundation, { '@layer': themeLayer, ...foundationTokens });
