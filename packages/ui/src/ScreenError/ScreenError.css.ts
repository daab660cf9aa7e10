import { componentStyle, square } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const screen = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s,
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingBlock: vars.space.xxxl,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const picture = componentStyle({
  display: 'grid',
  placeItems: 'center',
  ...square(vars.layout.rail),
  // Forced colors remove the background; the border stays.
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: vars.color.neutral.soft,
  color: vars.color.neutral.text,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
});
