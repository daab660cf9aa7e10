import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const card = inLayer({
  position: 'relative',
  minInlineSize: 0,
  // Clips the sunken head to the round corners; unlike `hidden` it makes no scroll container.
  overflow: 'clip',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  '@media': { [media.print]: { boxShadow: 'none', overflow: 'visible' } },
});

export const scroller = inLayer({
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.print]: { overflow: 'visible' } },
});

export const table = inLayer({ '@media': { [media.phone]: { display: 'block' } } });

/** Below this width such a table scrolls. */
export const steady = inLayer({
  tableLayout: 'fixed',
  minInlineSize: '44rem',
  '@media': { [media.phone]: { minInlineSize: 0 } },
});

// A place and no transform: it runs the way lines run.
const slide = keyframes({ from: { insetInlineStart: '-33%' }, to: { insetInlineStart: '100%' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** Answers that come sooner change the rows without a flicker in between. */
export const STALE_DELAY = '150ms';

export const stale = inLayer({
  cursor: 'progress',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: '33%',
      blockSize: vars.space.hair,
      background: vars.color.accent,
      '@media': {
        [media.motion]: {
          animation: `${slide} 1.2s ease-in-out infinite, ${appear} ${vars.motion.fast} ${STALE_DELAY} both`,
        },
        [media.stillness]: { inlineSize: '100%' },
        [media.forcedColors]: { background: 'Highlight' },
      },
    },
  },
});

export const footer = inLayer({
  // Room for the steps of a `Pagination`: with one page there are none, and the count stands where it stands beside them.
  display: 'grid',
  gridAutoRows: `minmax(${vars.control.small}, auto)`,
  alignContent: 'start',
  alignItems: 'center',
  minBlockSize: vars.layout.row,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
