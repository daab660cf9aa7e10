import { media, shortWindow } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { ownDirection } from '../theme/ownDirection.ts';
import { vars } from '../theme/vars.ts';

export const bar = inLayer({
  // Over the end of the list and not above it: what is being ticked must not move.
  position: 'sticky',
  insetBlockEnd: vars.space.m,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.phone]: { paddingInline: vars.space.m },
    [shortWindow]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

export const words = inLayer({ ...ownDirection, minInlineSize: 0, overflowWrap: 'anywhere' });

export const actions = inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
