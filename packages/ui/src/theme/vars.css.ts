import { createGlobalTheme, createGlobalThemeContract, createVar } from '@vanilla-extract/css';
import { foundationTokens } from './foundationTokens.ts';
import { themeLayer } from './layers.css.ts';
import { light, variableName } from './themes.ts';

const themed = createGlobalThemeContract(light, (_, path) => variableName(path));
const foundation = createGlobalThemeContract(foundationTokens, (_, path) => variableName(path));
createGlobalTheme(':root', foundation, { '@layer': themeLayer, ...foundationTokens });

/** CSS variables of all tokens, for styles: `vars.color.text` is `var(--planner-color-text)`. Components use these, never a color of their own. */
export const vars = { ...themed, ...foundation };

/** Height of what covers the top of the page, such as `AppShell`'s top bar. Unset elsewhere, also in dialogs: use a fallback. */
export const stickyTop = createVar();
