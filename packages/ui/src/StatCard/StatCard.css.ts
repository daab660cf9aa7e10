import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { inLayer } from '../theme/inLayer.ts';
import { ownDirection } from '../theme/ownDirection.ts';
import { vars } from '../theme/vars.ts';

export const card = inLayer({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: vars.space.l,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  '@media': { [media.phone]: { padding: '0.875rem' }, [media.print]: { boxShadow: 'none' } },
});

/** Its words are label and figure; its target is the whole card. */
export const link = inLayer({
  display: 'inherit',
  flexDirection: 'inherit',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: '-1px', borderRadius: vars.radius.card },
    '&:hover::after': { border: `1px solid ${vars.color.controlLine}` },
    '&:focus-visible::after': focusRing,
  },
});

export const label = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const value = inLayer({
  ...ownDirection,
  marginBlockStart: vars.space.xs,
  fontSize: vars.size.figure,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.tracking.figure,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: vars.size.title } },
});

export const note = inLayer({
  ...ownDirection,
  marginBlockStart: vars.space.xxs,
  color: vars.color.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

/** A skeleton in the middle of a line as high as the text it stands for. */
export const line = inLayer({ display: 'flex', alignItems: 'center', blockSize: '1lh' });
