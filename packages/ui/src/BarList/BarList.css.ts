import { media } from '../theme/breakpoints.ts';
import { componentStyle, row, stretched } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const list = componentStyle({
  display: 'grid',
  gap: vars.space.m,
});

export const item = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const link = componentStyle(stretched(`calc(-1 * ${vars.space.xs})`, vars.radius.control));

export const words = componentStyle({
  ...row(vars.space.s),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
});

export const value = componentStyle({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const track = componentStyle({
  blockSize: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const bar = componentStyle({
  blockSize: '100%',
  minInlineSize: vars.space.hair,
  borderRadius: vars.radius.full,
  background: 'currentcolor',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
});

const toned = ({ soft, text }: { soft: string; text: string }) =>
  componentStyle({ color: `color-mix(in oklab, ${text} 75%, ${soft})` });

export const tone = {
  accent: componentStyle({ color: vars.color.accent }),
  neutral: toned(vars.color.neutral),
  positive: toned(vars.color.positive),
  warning: toned(vars.color.warning),
  danger: toned(vars.color.danger),
  info: toned(vars.color.info),
};
