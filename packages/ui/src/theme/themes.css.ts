import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { themed } from './contract.css.ts';
import { dark } from './dark.ts';
import { themeLayer } from './layers.css.ts';
import { light } from './light.ts';
import { moreContrast } from './moreContrast.ts';

/** Class of the document root (or of any part of a page, for a preview) that shows in light colours. */
export const lightTheme = 'light';
/** Class of the document root (or of any part of a page, for a preview) that shows in dark colours. */
export const darkTheme = 'dark';

createGlobalTheme(`:root, .${lightTheme}`, themed, { '@layer': themeLayer, ...light });
createGlobalTheme(`.${darkTheme}`, themed, { '@layer': themeLayer, ...dark });

const { muted, line, controlLine } = themed.color;
const strengthened = { muted, line, controlLine };

for (const theme of [light, dark])
  globalStyle(`.${theme.scheme}`, {
    '@layer': {
      [themeLayer]: {
        colorScheme: theme.scheme,
        '@media': {
          [media.moreContrast]: { vars: assignVars(strengthened, moreContrast(theme)) },
        },
      },
    },
  });

// Paper is white, whatever the screen shows.
globalStyle(`.${darkTheme}`, {
  '@layer': {
    [themeLayer]: { '@media': { [media.print]: { colorScheme: 'light', vars: assignVars(themed, light) } } },
  },
});
