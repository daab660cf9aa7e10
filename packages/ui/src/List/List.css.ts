import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.css.ts';

export const list = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  minInlineSize: 0,
});

globalStyle(`.${list} > .${item}`, {
  '@layer': { [componentLayer]: { paddingBlock: vars.space.s } },
});
globalStyle(`.${list} > .${item}:first-child`, {
  '@layer': { [componentLayer]: { paddingBlockStart: 0 } },
});
globalStyle(`.${list} > .${item}:last-child`, {
  '@layer': { [componentLayer]: { paddingBlockEnd: 0 } },
});
globalStyle(`.${list} > .${item} + .${item}`, {
  '@layer': { [componentLayer]: { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const body = componentStyle({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
export const end = componentStyle({ flex: '0 1 auto', minInlineSize: 0, maxInlineSize: '50%' });
