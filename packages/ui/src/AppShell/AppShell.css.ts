import { media, shortWindow } from '../theme/breakpoints.ts';
import { componentRule, componentStyle } from '../theme/componentStyle.ts';
import { stickyTop, vars } from '../theme/vars.css.ts';

export const shell = componentStyle({
  // A stacking context: overlays at the end of the body are above all of it.
  isolation: 'isolate',
  display: 'flex',
  minBlockSize: '100dvh',
});

const stickyColumn = {
  position: 'sticky',
  insetBlockStart: 0,
  flexShrink: 0,
  alignSelf: 'flex-start',
  blockSize: '100dvh',
  '@media': { [media.print]: { display: 'none' } },
} as const;

export const sidebar = componentStyle({ ...stickyColumn, inlineSize: `min(${vars.layout.sidebar}, 40vw)` });
export const rail = componentStyle({ ...stickyColumn, inlineSize: vars.layout.rail });

export const column = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  // Wide content scrolls inside itself instead of widening the column.
  minInlineSize: 0,
});

export const topBar = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  '@media': { [shortWindow]: { position: 'static' }, [media.print]: { display: 'none' } },
});

export const main = componentStyle({
  flexGrow: 1,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.layout.content} + 2 * ${vars.space.xxl})`,
  marginInline: 'auto',
  padding: vars.space.xxl,
  vars: { [stickyTop]: vars.layout.topBar },
  // Target of the skip link, not a control.
  outline: 'none',
  '@media': {
    [media.phone]: { padding: vars.space.m },
    [media.print]: { padding: 0, maxInlineSize: 'none' },
  },
});

export const notices = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.l } },
});

// Focus and anchors scroll clear of the top bar.
componentRule(`html:has(.${shell})`, {
  scrollPaddingBlockStart: `calc(${vars.layout.topBar} + ${vars.space.m})`,
  '@media': { [shortWindow]: { scrollPaddingBlockStart: 0 } },
});
