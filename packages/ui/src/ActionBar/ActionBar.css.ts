import { media, shortWindow } from '../theme/breakpoints.ts';
import { componentRule, componentStyle, ownDirection, row, surface } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const bar = componentStyle({
  // Overlaps the end of the list instead of pushing it: rows must not move while they are being selected.
  position: 'sticky',
  insetBlockEnd: vars.space.m,
  zIndex: 1,
  ...row(vars.space.s),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  padding: `${vars.space.s} ${vars.space.l}`,
  ...surface(vars.radius.card),
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.phone]: { paddingInline: vars.space.m },
    [shortWindow]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

// What gets the focus scrolls clear of the bar, which has up to three lines on phones.
componentRule(`html:has(.${bar})`, {
  scrollPaddingBlockEnd: `calc(${vars.space.xxl} * 5)`,
  '@media': { [shortWindow]: { scrollPaddingBlockEnd: 0 } },
});

export const start = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  minInlineSize: 0,
});

export const words = componentStyle({ ...ownDirection, minInlineSize: 0, overflowWrap: 'anywhere' });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': { [media.phone]: { inlineSize: '100%' } },
});

export const destructiveAction = componentStyle({
  display: 'flex',
  marginInlineStart: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { marginInlineStart: 'auto', paddingInlineStart: 0, border: 'none' } },
});
