import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const screen = inLayer({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s,
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingBlock: vars.space.xxxl,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const picture = inLayer({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.layout.rail,
  blockSize: vars.layout.rail,
  // Forced colours take the surface away; the line stays.
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: vars.color.neutral.soft,
  color: vars.color.neutral.text,
});

export const actions = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
});
