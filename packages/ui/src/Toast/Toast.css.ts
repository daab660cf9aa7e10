import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { componentStyle, surface } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space.xs}))` } });

/** At the top, where neither action bars nor pagination are, unless text is typed there. Only toasts take the pointer. */
export const region = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  // Above modals, because toasts can be about them.
  zIndex: 200,
  inlineSize: 'min(28rem, 100%)',
  maxBlockSize: '100dvh',
  marginInline: 'auto',
  padding: vars.space.xs,
  overflowY: 'auto',
  display: 'grid',
  gap: vars.space.xs,
  pointerEvents: 'none',
  borderRadius: vars.radius.control,
  selectors: {
    '&:empty': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-at-end]': { insetBlock: 'auto 0' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const toast = componentStyle({
  ...surface(vars.radius.control),
  // A larger one would be cut off by the region, which scrolls.
  boxShadow: vars.shadow.card,
  pointerEvents: 'auto',
  '@media': {
    [media.motion]: { animation: `${appear} ${vars.motion.slow} ${vars.motion.easing}` },
  },
});
