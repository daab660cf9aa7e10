import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

const appear = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.xs})` } });

export const region = inLayer({
  position: 'fixed',
  insetBlockEnd: vars.space.m,
  insetInlineEnd: vars.space.m,
  // Above modals: what it says may be about them.
  zIndex: 200,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.xs,
  inlineSize: `min(24rem, 100vw - 2 * ${vars.space.m})`,
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.print]: { display: 'none' } },
});

export const toast = inLayer({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.s,
  padding: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [media.motion]: { animation: `${appear} ${vars.motion.slow} ${vars.motion.easing}` },
  },
});

/** As high as a line of the message, so that the icon stands beside the first one. */
export const icon = inLayer({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  blockSize: `calc(${vars.leading.body} * 1em)`,
});

export const tones = {
  positive: inLayer({ color: vars.color.positive.text }),
  danger: inLayer({ color: vars.color.danger.text }),
  warning: inLayer({ color: vars.color.warning.text }),
  info: inLayer({ color: vars.color.info.text }),
};

export const content = inLayer({ flex: 1, minInlineSize: 0 });

const button = {
  flex: 'none',
  minBlockSize: vars.space.xl,
  marginBlock: `calc(-1 * ${vars.space.hair})`,
  borderRadius: vars.radius.small,
  selectors: { '&[data-hovered]': { background: vars.color.hover }, '&:focus-visible': focusRing },
} as const;

export const action = inLayer({
  ...button,
  paddingInline: vars.space.xxs,
  color: vars.color.accentText,
  fontWeight: vars.weight.semibold,
});

export const close = inLayer({
  ...button,
  display: 'grid',
  placeContent: 'center',
  minInlineSize: vars.space.xl,
  color: vars.color.muted,
});
