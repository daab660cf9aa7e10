import type { StyleRule } from '@vanilla-extract/css';
import { componentRule, componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';
import { asTable } from './asList.ts';

/*
 * The browser skips style, layout and paint of rows far from the viewport. `content-visibility` has no effect on table rows, so rows
 * are blocks, and browsers create a table around the cells of each.
 */

export const long = componentStyle({
  '@media': asTable({ display: 'block', minInlineSize: 'min-content' }),
});

const part = (selector: string, queries: StyleRule['@media']) =>
  componentRule(`.${long} > ${selector}`, { '@media': queries });

part('tbody > tr', {
  screen: {
    contentVisibility: 'auto',
    // As high as most rows until the browser knows better.
    minBlockSize: vars.layout.row,
    containIntrinsicBlockSize: 'auto 0px',
  },
});

part('thead', asTable({ display: 'table', tableLayout: 'fixed', inlineSize: '100%' }));
part('tbody', asTable({ display: 'block' }));
// Cells are in the middle between borders, of which collapsed ones belong half to each row.
part('thead > tr > *', asTable({ paddingBlockEnd: '0.5px' }));
part('tbody > tr', asTable({ display: 'block', paddingBlockEnd: '1px' }));
part(
  'tbody > tr > *',
  asTable({
    // All but one have a size.
    inlineSize: '100%',
    blockSize: `calc(${vars.layout.row} - 2px)`,
  }),
);
