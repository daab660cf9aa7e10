import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.ts';

const list = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const plain = componentStyle({ ...list, gap: vars.space.s });
export const divided = componentStyle(list);

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  minInlineSize: 0,
});

globalStyle(`.${divided} > .${item}`, {
  '@layer': { [componentLayer]: { paddingBlock: vars.space.s } },
});
globalStyle(`.${divided} > .${item}:first-child`, {
  '@layer': { [componentLayer]: { paddingBlockStart: 0 } },
});
globalStyle(`.${divided} > .${item}:last-child`, {
  '@layer': { [componentLayer]: { paddingBlockEnd: 0 } },
});
globalStyle(`.${divided} > .${item} + .${item}`, {
  '@layer': { [componentLayer]: { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const body = componentStyle({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
export const end = componentStyle({ flex: 'none', maxInlineSize: '50%' });
