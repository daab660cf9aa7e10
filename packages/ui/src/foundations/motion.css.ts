import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

/** Line on which something travels from its start to its end. */
export const track = inLayer({
  containerType: 'inline-size',
  maxInlineSize: vars.layout.measure,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** As far as the line is long, but for what travels on it. */
const way = `calc(100cqi - ${vars.space.xxl})`;

export const traveller = inLayer({
  blockSize: vars.space.xxl,
  inlineSize: vars.space.xxl,
  marginBlockEnd: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  selectors: {
    [`${track}[data-there] &`]: { transform: `translateX(${way})` },
    [`${track}[data-there] &:dir(rtl)`]: { transform: `translateX(calc(-1 * ${way}))` },
  },
  '@media': {
    [media.motion]: { transitionProperty: 'transform', transitionTimingFunction: vars.motion.easing },
    [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
});

export const curve = inLayer({
  inlineSize: '100%',
  maxInlineSize: vars.layout.card,
  fill: 'none',
  strokeWidth: 2,
  // Time runs as in every diagram, in both directions of reading.
  direction: 'ltr',
});
export const axes = inLayer({ stroke: vars.color.controlLine, strokeWidth: 1 });
export const line = inLayer({
  stroke: vars.color.accent,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
