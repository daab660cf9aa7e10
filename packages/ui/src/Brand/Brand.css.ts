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

const ofSize = (size: string, borderRadius: string) => componentStyle({ ...square(size), borderRadius });

export const size = {
  medium: ofSize(vars.space.xxl, vars.radius.badge),
  large: ofSize(vars.control.medium, vars.radius.control),
};
