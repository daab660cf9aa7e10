import { componentStyle, focusRing, row, square } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const root = componentStyle({ minInlineSize: 0 });

export const list = componentStyle({ ...row(vars.space.xs), flexWrap: 'wrap' });

export const tag = componentStyle({
  ...row(vars.space.hair),
  maxInlineSize: '100%',
  minBlockSize: vars.space.xxl,
  paddingInlineStart: vars.space.xs,
  border: '1px solid color-mix(in oklab, currentcolor 30%, transparent)',
  borderRadius: vars.radius.badge,
  background: vars.color.neutral.soft,
  color: vars.color.neutral.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  cursor: 'default',
  selectors: { '&[data-focus-visible]': focusRing },
});

export const words = componentStyle({
  minInlineSize: 0,
  paddingInlineEnd: vars.space.xxs,
  paddingBlock: vars.space.hair,
  overflowWrap: 'anywhere',
});

export const remove = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  ...square(vars.space.xl),
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
  },
});
