import { media } from '../theme/breakpoints.ts';
import { componentStyle, ownDirection, quiet, row, stretched, surface } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: vars.space.l,
  ...surface(vars.radius.card),
  boxShadow: vars.shadow.card,
  '@media': {
    [media.phone]: { padding: `calc(${vars.space.s} + ${vars.space.hair})` },
    [media.print]: { boxShadow: 'none' },
  },
});

export const link = componentStyle({
  display: 'inherit',
  flexDirection: 'inherit',
  ...stretched('-1px', vars.radius.card),
});

export const label = componentStyle({
  ...row(vars.space.xs),
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const value = componentStyle({
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

export const note = componentStyle({
  ...ownDirection,
  marginBlockStart: vars.space.xxs,
  ...quiet,
  overflowWrap: 'anywhere',
});

export const line = componentStyle({ display: 'flex', alignItems: 'center', blockSize: '1lh' });
