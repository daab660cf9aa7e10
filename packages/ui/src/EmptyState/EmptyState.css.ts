import { componentStyle, square } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const blank = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  padding: `${vars.space.xxxl} ${vars.space.xl}`,
  textAlign: 'center',
});

export const words = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  maxInlineSize: vars.layout.measure,
});

export const picture = componentStyle({
  display: 'grid',
  placeItems: 'center',
  ...square(vars.control.large),
  borderRadius: vars.radius.full,
  border: '1px solid transparent',
});

export const tone = {
  neutral: componentStyle({ background: vars.color.neutral.soft, color: vars.color.neutral.text }),
  danger: componentStyle({ background: vars.color.danger.soft, color: vars.color.danger.text }),
};
