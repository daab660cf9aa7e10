import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const spinner = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.accentText,
});

export const label = inLayer({ minInlineSize: 0, overflowWrap: 'anywhere', color: vars.color.muted });

export const centered = inLayer({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.layout.blank,
  padding: vars.space.xl,
});
