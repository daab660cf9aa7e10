import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const page = inLayer({
  display: 'grid',
  // `safe`: a card taller than the window starts at its top and scrolls.
  placeItems: 'safe center',
  minBlockSize: '100dvh',
  padding: vars.space.m,
  outline: 'none',
});

export const card = inLayer({
  inlineSize: '100%',
  maxInlineSize: '25rem',
  padding: '2.25rem',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  '@media': { 'screen and (max-width: 25em)': { padding: vars.space.l } },
});

export const words = inLayer({
  display: 'grid',
  gap: vars.space.xs,
  marginBlock: vars.space.xl,
  overflowWrap: 'anywhere',
});

export const footer = inLayer({
  marginBlockStart: vars.space.xl,
  color: vars.color.muted,
  textAlign: 'center',
});
