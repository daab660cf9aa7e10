import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.ts';

/*
 * The browser skips style, layout and paint of rows far from the viewport. `content-visibility` has no effect on table rows, so rows
 * are blocks, and browsers create a table around the cells of each.
 */

export const long = componentStyle({
  '@media': { [media.screenAbovePhone]: { display: 'block', minInlineSize: 'min-content' } },
});

const part = (selector: string, query: string, rule: StyleRule) =>
  globalStyle(`.${long} > ${selector}`, { '@layer': { [componentLayer]: { '@media': { [query]: rule } } } });

part('tbody > tr', 'screen', {
  contentVisibility: 'auto',
  // As high as most rows until the browser knows better.
  minBlockSize: vars.layout.row,
  containIntrinsicBlockSize: 'auto 0px',
});

part('thead', media.screenAbovePhone, { display: 'table', tableLayout: 'fixed', inlineSize: '100%' });
part('tbody', media.screenAbovePhone, { display: 'block' });
// Cells are in the middle between borders, of which collapsed ones belong half to each row.
part('thead > tr > *', media.screenAbovePhone, { paddingBlockEnd: '0.5px' });
part('tbody > tr', media.screenAbovePhone, { display: 'block', paddingBlockEnd: '1px' });
part('tbody > tr > *', media.screenAbovePhone, {
  // All but one have a size.
  inlineSize: '100%',
  blockSize: `calc(${vars.layout.row} - 2px)`,
});
