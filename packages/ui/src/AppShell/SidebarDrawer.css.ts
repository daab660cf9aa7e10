import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { componentRule, componentStyle, dimmedRoot, square } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

const enter = keyframes({ from: { transform: 'translateX(-100%)' } });
const enterRtl = keyframes({ from: { transform: 'translateX(100%)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const drawer = componentStyle({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  overflow: 'hidden',
  border: 'none',
  background: 'none',
  color: 'inherit',
  selectors: { '&::backdrop': { background: vars.color.backdrop } },
  '@media': {
    [media.motion]: {
      selectors: {
        '&[open]::backdrop': { animation: `${appear} ${vars.motion.slow} ${vars.motion.easing}` },
      },
    },
  },
});

export const window = componentStyle({ display: 'flex', blockSize: '100%' });

export const panel = componentStyle({
  flexShrink: 0,
  // Leaves a strip of the page visible to close it with.
  inlineSize: `min(${vars.layout.sidebar} + ${vars.space.xxxl}, 100% - ${vars.layout.topBar})`,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.motion]: {
      animation: `${enter} ${vars.motion.slow} ${vars.motion.easing}`,
      selectors: { '&:dir(rtl)': { animationName: enterRtl } },
    },
    [media.forcedColors]: { borderInlineEnd: '1px solid CanvasText' },
  },
});

export const close = componentStyle({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'flex-start',
  padding: vars.space.s,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const closeMark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  ...square(vars.control.medium),
  // Visible in forced colors.
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  color: vars.color.text,
});

componentRule(`html:has(.${drawer}[open])`, { ...dimmedRoot, overflow: 'hidden' });
