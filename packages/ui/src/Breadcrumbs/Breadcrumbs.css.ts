import { media } from '../theme/breakpoints.ts';
import { componentStyle, row } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const nav = componentStyle({ '@media': { [media.print]: { display: 'none' } } });

export const list = componentStyle({
  ...row(vars.space.xxs),
  flexWrap: 'wrap',
  fontSize: vars.size.small,
});

export const item = componentStyle({
  ...row(vars.space.xxs),
  minInlineSize: 0,
  // 24 px, the least that targets may have.
  minBlockSize: vars.space.xl,
  overflowWrap: 'anywhere',
});

export const separator = componentStyle({
  flex: 'none',
  color: vars.color.muted,
  selectors: { 'li:last-child > &': { display: 'none' } },
});
