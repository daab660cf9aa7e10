import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { ownDirection } from '../theme/ownDirection.ts';
import { vars } from '../theme/vars.ts';

/** Less with text at 200 % on a small phone. */
const gap = `min(${vars.space.s}, 4vw)`;

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap,
  blockSize: vars.layout.topBar,
  paddingInline: vars.space.xxl,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { paddingInline: gap } },
});

export const place = componentStyle({
  flexGrow: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

const abovePhone = { '@media': { [media.phone]: { display: 'none' } } };

export const group = componentStyle({
  ...abovePhone,
  flexShrink: 0,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
});

export const separator = componentStyle({ ...abovePhone, display: 'grid', color: vars.color.muted });

export const title = componentStyle({
  ...ownDirection,
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  // Quieter than the screen's heading, which may have the same words.
  fontWeight: vars.weight.medium,
});

export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap,
});
