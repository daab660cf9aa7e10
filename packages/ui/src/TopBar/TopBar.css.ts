import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { ownDirection } from '../theme/ownDirection.ts';
import { vars } from '../theme/vars.ts';

export const bar = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  blockSize: vars.layout.topBar,
  paddingInline: vars.space.xxl,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { paddingInline: vars.space.s } },
});

export const title = inLayer({
  ...ownDirection,
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: vars.size.screen,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.title,
});

export const end = inLayer({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space.s,
});
