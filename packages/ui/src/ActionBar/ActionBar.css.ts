import { media, shortWindow } from '../theme/breakpoints.ts';
import { componentRule, componentStyle, ownDirection, row } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const bar = componentStyle({
  // Docked at the end of the window, as wide as the screen: at the end of the page it is below the list and its pages.
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  ...row(vars.space.s),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginInline: `calc(-1 * ${vars.space.xxl})`,
  padding: `${vars.space.s} calc(${vars.space.xxl} + ${vars.space.m})`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${vars.space.m})`, paddingInline: vars.space.m },
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
