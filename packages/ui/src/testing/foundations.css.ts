import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const swatch = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  fontSize: vars.size.small,
  color: vars.color.muted,
});

export const chip = componentStyle({
  blockSize: vars.space.xxxl,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});

export const sample = componentStyle({
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderRadius: vars.radius.badge,
  fontSize: vars.size.body,
  textAlign: 'center',
  forcedColorAdjust: 'none',
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: `${vars.layout.card} minmax(0, 1fr)`,
  gap: vars.space.m,
  alignItems: 'center',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xxs } },
});

export const bar = componentStyle({
  blockSize: vars.space.m,
  background: vars.color.accent,
  forcedColorAdjust: 'none',
});

export const scale = componentStyle({
  background: vars.color.sunken,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
});

export const table = componentStyle({ fontSize: vars.size.small });
export const cell = componentStyle({
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
