import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './themes.ts';
import { variableName } from './variableName.ts';

/** Components use these, never a color of their own. */
export const themed = createGlobalThemeContract(light, (_, path) => variableName(path));
