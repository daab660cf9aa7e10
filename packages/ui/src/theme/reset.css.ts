import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { focusRing } from './componentStyle.ts';
import { resetLayer } from './layers.css.ts';
import { vars } from './vars.css.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [resetLayer]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
reset('html', { textSizeAdjust: '100%', background: vars.color.page });
reset('body', {
  minBlockSize: '100dvh',
  background: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.size.body,
  lineHeight: vars.leading.body,
  fontOpticalSizing: 'auto',
  WebkitFontSmoothing: 'antialiased',
});
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
// Browsers know the letters of `type`; a selector can't tell A from a.
reset(':is(ul, ol):not([type])', { listStyle: 'none' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 'none', textAlign: 'start', cursor: 'default' });
// No zoom by a double tap. react-aria would add it in a style element, which a strict content security policy forbids.
reset('button, [data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
reset('img, svg, video', { display: 'block', maxInlineSize: '100%' });
reset('table', { borderCollapse: 'collapse', inlineSize: '100%' });
reset('th', { fontWeight: 'inherit', textAlign: 'start' });
reset(':focus-visible', focusRing);
// `!important` reverses the layer order: components can't override it. `data-motion="essential"` opts out.
reset(':not([data-motion="essential"]), *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto',
    },
  },
});
reset('html, body', { '@media': { print: { background: 'white', color: 'black' } } });
