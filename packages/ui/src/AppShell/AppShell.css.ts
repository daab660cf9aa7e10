import { globalStyle } from '@vanilla-extract/css';
import { media, shortWindow } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.ts';

export const shell = inLayer({
  // Its own stacking order: what floats at the end of the body is above all of it.
  isolation: 'isolate',
  display: 'flex',
  minBlockSize: '100dvh',
});

const dock = {
  position: 'sticky',
  insetBlockStart: 0,
  flexShrink: 0,
  alignSelf: 'flex-start',
  blockSize: '100dvh',
  '@media': { [media.print]: { display: 'none' } },
} as const;

export const sidebar = inLayer({ ...dock, inlineSize: vars.layout.sidebar });
export const rail = inLayer({ ...dock, inlineSize: vars.layout.rail });

export const column = inLayer({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  // Wide content scrolls inside itself, it does not push the column out.
  minInlineSize: 0,
});

export const topBar = inLayer({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  '@media': { [shortWindow]: { position: 'static' }, [media.print]: { display: 'none' } },
});

export const main = inLayer({
  flexGrow: 1,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.layout.content} + 2 * ${vars.space.xxl})`,
  marginInline: 'auto',
  padding: vars.space.xxl,
  // Focus comes here from the skip link, to go on from here; there is nothing to operate.
  outline: 'none',
  '@media': {
    [media.phone]: { padding: vars.space.m },
    [media.print]: { padding: 0, maxInlineSize: 'none' },
  },
});

export const notices = inLayer({
  display: 'grid',
  gap: vars.space.s,
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.l } },
});

// What takes focus or is jumped to is never under the top bar.
globalStyle(`html:has(.${shell})`, {
  '@layer': {
    [componentLayer]: {
      scrollPaddingBlockStart: `calc(${vars.layout.topBar} + ${vars.space.m})`,
      '@media': { [shortWindow]: { scrollPaddingBlockStart: 0 } },
    },
  },
});
