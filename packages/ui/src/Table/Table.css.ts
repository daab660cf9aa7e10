import { fallbackVar, keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { componentRule, componentStyle, surface } from '../theme/componentStyle.ts';
import { stickyTop, vars } from '../theme/vars.css.ts';
import { asList, LIST_BELOW } from './asList.ts';
import { cellPadding, folding, tableCard } from './cells.css.ts';

export const card = componentStyle({
  position: 'relative',
  // The sticky head stays below the top bar and other layers.
  isolation: 'isolate',
  minInlineSize: 0,
  containerName: tableCard,
  containerType: 'inline-size',
  // Clips the header to the round corners. Unlike `hidden`, it creates no scroll container.
  overflow: 'clip',
  ...surface(vars.radius.card),
  boxShadow: vars.shadow.card,
  '@media': { [media.print]: { boxShadow: 'none', overflow: 'visible' } },
});

/** Only while columns don't fit: a scroll container keeps the head from sticking to the page's or a dialog's. */
export const scroller = componentStyle({
  overflow: 'auto',
  // Its own head and scroll bar stay in view.
  maxBlockSize: `max(20rem, calc(100dvh - ${fallbackVar(stickyTop, '0px')} - 2 * ${vars.space.m}))`,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.print]: { overflow: 'visible', maxBlockSize: 'none' } },
});

export const table = componentStyle({
  vars: { [cellPadding]: vars.space.m },
  selectors: { [`${scroller} > &`]: { vars: { [stickyTop]: '0px' } } },
  '@media': asList({ display: 'block' }),
  '@container': { [`${tableCard} (width < 60rem)`]: { vars: { [cellPadding]: vars.space.xs } } },
});

// Folded, each row is a grid: the row header with what is under it, and the other cells beside both.
componentRule(`.${folding} :is(table, thead, tbody, tr, td)`, {
  '@media': asList({}, {}, { display: 'block' }),
});

export const steady = componentStyle({
  tableLayout: 'fixed',
  minInlineSize: LIST_BELOW,
  '@media': asList({ minInlineSize: 0 }),
});

// An inset instead of a transform follows the reading direction.
const slide = keyframes({ from: { insetInlineStart: '-33%' }, to: { insetInlineStart: '100%' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/** Faster responses swap rows without a flicker. */
export const STALE_DELAY = '150ms';

export const stale = componentStyle({
  cursor: 'progress',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      // Above the head.
      zIndex: 2,
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: '33%',
      blockSize: vars.space.hair,
      background: vars.color.accent,
      '@media': {
        [media.motion]: {
          animation: `${slide} 1.2s ease-in-out infinite, ${appear} ${vars.motion.fast} ${STALE_DELAY} both`,
        },
        [media.reducedMotion]: { inlineSize: '100%' },
        [media.forcedColors]: { background: 'Highlight' },
      },
    },
  },
});

export const footer = componentStyle({
  // As high as a `Pagination`: the count doesn't move if there is only one page.
  display: 'grid',
  gridAutoRows: `minmax(${vars.control.small}, auto)`,
  alignContent: 'start',
  alignItems: 'center',
  minBlockSize: vars.layout.row,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
