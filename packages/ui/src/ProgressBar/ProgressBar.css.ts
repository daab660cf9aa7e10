import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { componentStyle, quiet } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const root = componentStyle({ display: 'grid', gap: vars.space.xxs, inlineSize: '100%' });

export const words = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  ...quiet,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const amount = componentStyle({ flex: 'none' });

export const track = componentStyle({
  position: 'relative',
  overflow: 'hidden',
  blockSize: vars.space.xxs,
  borderRadius: vars.radius.full,
  background: vars.color.line,
  '@media': { [media.forcedColors]: { background: 'Canvas', outline: '1px solid CanvasText' } },
});

export const bar = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  transition: `inline-size ${vars.motion.slow} ${vars.motion.easing}`,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const indeterminate = componentStyle({
  inlineSize: '40%',
  '@media': { [media.motion]: { animation: `${pass} 1.4s ${vars.motion.easing} infinite` } },
});
