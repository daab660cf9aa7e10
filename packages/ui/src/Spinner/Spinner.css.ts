import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const spinner = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.accentText,
});

export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere', color: vars.color.muted });

export const centered = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.layout.blank,
  padding: vars.space.xl,
});
