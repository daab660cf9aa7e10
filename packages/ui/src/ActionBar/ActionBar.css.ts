import { media, shortWindow } from '../theme/breakpoints.ts';
import { componentRule, componentStyle, ownDirection, row } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const bar = componentStyle({
  // Docked at the end of the window, as wide as the screen: at the end of the page it is below the list and its pages.
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  // An `Overflow` in it hides what has no room.
  containerType: 'inline-size',
  ...row(vars.space.s),
  flexWrap: 'wrap',
  // The same with a second line in it.
  minBlockSize: '4.5rem',
  marginInline: `calc(-1 * ${vars.space.xxl})`,
  padding: `${vars.space.xs} calc(${vars.space.xxl} + ${vars.space.xs})`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${vars.space.m})`, paddingInline: vars.space.m },
    [shortWindow]: { position: 'static' },
    [media.print]: { display: 'none' },
  },
});

// What gets the focus scrolls clear of the bar, which has up to three lines where letters are large.
componentRule(`html:has(.${bar})`, {
  scrollPaddingBlockEnd: `calc(${vars.space.xxl} * 5)`,
  '@media': { [shortWindow]: { scrollPaddingBlockEnd: 0 } },
});

export const words = componentStyle({ flex: '1 1 7rem', minInlineSize: 0 });

// Looks like a link: a second button there would make the bar higher.
componentRule(`.${words} > button`, {
  minBlockSize: '1.5rem',
  paddingInline: 0,
  color: vars.color.accentText,
  textAlign: 'start',
});

export const selected = componentStyle({ ...ownDirection, display: 'block', overflowWrap: 'anywhere' });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
});

export const destructiveAction = componentStyle({
  display: 'flex',
  marginInlineStart: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { marginInlineStart: 0, paddingInlineStart: 0, border: 'none' } },
});
