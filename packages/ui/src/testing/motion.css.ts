import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const track = componentStyle({
  containerType: 'inline-size',
  maxInlineSize: vars.layout.measure,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

const distance = `calc(100cqi - ${vars.space.xxl})`;

export const dot = componentStyle({
  blockSize: vars.space.xxl,
  inlineSize: vars.space.xxl,
  marginBlockEnd: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  selectors: {
    [`${track}[data-at-end] &`]: { transform: `translateX(${distance})` },
    [`${track}[data-at-end] &:dir(rtl)`]: { transform: `translateX(calc(-1 * ${distance}))` },
  },
  '@media': {
    [media.motion]: { transitionProperty: 'transform', transitionTimingFunction: vars.motion.easing },
    [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
});

export const curve = componentStyle({
  inlineSize: '100%',
  maxInlineSize: vars.layout.card,
  fill: 'none',
  strokeWidth: 2,
  // Time runs left to right in both directions.
  direction: 'ltr',
});
export const axes = componentStyle({ stroke: vars.color.controlLine, strokeWidth: 1 });
export const line = componentStyle({
  stroke: vars.color.accent,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
