import { componentStyle } from '../theme/componentStyle.ts';
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
    inlineSize: vars.space.xxl,
    blockSize: vars.space.xxl,
    borderRadius: vars.radius.badge,
  }),
  large: componentStyle({
    inlineSize: vars.control.medium,
    blockSize: vars.control.medium,
    borderRadius: vars.radius.control,
  }),
};
