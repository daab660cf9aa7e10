import { componentStyle, surface } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const page = componentStyle({
  display: 'grid',
  // `safe`: a card taller than the window starts at the top and scrolls.
  placeItems: 'safe center',
  minBlockSize: '100dvh',
  padding: vars.space.m,
  outline: 'none',
});

export const card = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '25rem',
  padding: `calc(${vars.space.xxl} + ${vars.space.xs})`,
  ...surface(vars.radius.card),
  boxShadow: vars.shadow.card,
  '@media': { 'screen and (max-width: 25em)': { padding: vars.space.l } },
});

export const words = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  marginBlock: vars.space.xl,
  overflowWrap: 'anywhere',
});

export const footer = componentStyle({
  marginBlockStart: vars.space.xl,
  color: vars.color.muted,
  textAlign: 'center',
});
