import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

/** Shared by EmptyState and ErrorState. */
export const blank = inLayer({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  padding: `${vars.space.xxxl} ${vars.space.xl}`,
  textAlign: 'center',
});

export const words = inLayer({ display: 'grid', gap: vars.space.xxs, maxInlineSize: vars.layout.measure });

export const picture = inLayer({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.control.large,
  blockSize: vars.control.large,
  borderRadius: vars.radius.full,
  border: '1px solid transparent',
});

export const tone = {
  neutral: inLayer({ background: vars.color.neutral.soft, color: vars.color.neutral.text }),
  danger: inLayer({ background: vars.color.danger.soft, color: vars.color.danger.text }),
};
