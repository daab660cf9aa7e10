import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const list = inLayer({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' });

export const item = inLayer({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });

export const words = inLayer({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
});

export const value = inLayer({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const track = inLayer({
  blockSize: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const bar = inLayer({
  blockSize: '100%',
  minInlineSize: vars.space.hair,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
