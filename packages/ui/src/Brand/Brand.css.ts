import { componentStyle, square } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const brand = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.text,
  fontSize: vars.size.card,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.card,
  lineHeight: vars.leading.snug,
  whiteSpace: 'nowrap',
});

export const name = componentStyle({});

export const mark = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  border: '1px solid transparent',
  background: vars.color.accent,
  color: vars.color.onAccent,
});

export const size = {
  medium: componentStyle({
    ...square(vars.space.xxl),
    borderRadius: vars.radius.badge,
  }),
  large: componentStyle({
    ...square(vars.control.medium),
    borderRadius: vars.radius.control,
  }),
};
