import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

const appear = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.xs})` } });

export const region = componentStyle({
  position: 'fixed',
  insetBlockEnd: vars.space.m,
  insetInlineEnd: vars.space.m,
  // Above modals, because toasts can be about them.
  zIndex: 200,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.xs,
  inlineSize: `min(24rem, 100vw - 2 * ${vars.space.m})`,
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': focusRing },
  '@media': { [media.print]: { display: 'none' } },
});

export const toast = componentStyle({
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

export const icon = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  blockSize: `calc(${vars.leading.body} * 1em)`,
});

export const tones = {
  positive: componentStyle({ color: vars.color.positive.text }),
  danger: componentStyle({ color: vars.color.danger.text }),
  warning: componentStyle({ color: vars.color.warning.text }),
  info: componentStyle({ color: vars.color.info.text }),
};

export const content = componentStyle({ flex: 1, minInlineSize: 0 });

const button = {
  flex: 'none',
  minBlockSize: vars.space.xl,
  marginBlock: `calc(-1 * ${vars.space.hair})`,
  borderRadius: vars.radius.small,
  selectors: { '&[data-hovered]': { background: vars.color.hover }, '&:focus-visible': focusRing },
} as const;

export const action = componentStyle({
  ...button,
  paddingInline: vars.space.xxs,
  color: vars.color.accentText,
  fontWeight: vars.weight.semibold,
});

export const close = componentStyle({
  ...button,
  display: 'grid',
  placeContent: 'center',
  minInlineSize: vars.space.xl,
  color: vars.color.muted,
});
