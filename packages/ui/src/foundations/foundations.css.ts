import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const swatch = inLayer({
  display: 'grid',
  gap: vars.space.xxs,
  fontSize: vars.size.small,
  color: vars.color.muted,
});

export const chip = inLayer({
  blockSize: vars.space.xxxl,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  forcedColorAdjust: 'none',
});

export const sample = inLayer({
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderRadius: vars.radius.badge,
  fontSize: vars.size.body,
  textAlign: 'center',
  forcedColorAdjust: 'none',
});

export const row = inLayer({
  display: 'grid',
  gridTemplateColumns: `${vars.layout.card} minmax(0, 1fr)`,
  gap: vars.space.m,
  alignItems: 'center',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xxs } },
});

export const bar = inLayer({
  blockSize: vars.space.m,
  background: vars.color.accent,
  forcedColorAdjust: 'none',
});

/** Room in which a bar shows where it lies. */
export const scale = inLayer({
  background: vars.color.sunken,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
});

export const table = inLayer({ fontSize: vars.size.small });
export const cell = inLayer({
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
