import { avatarHues } from '../theme/themeTokens.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const avatar = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
  userSelect: 'none',
});

export const hues = avatarHues.map((hue) =>
  componentStyle({
    background: `oklch(${vars.avatar.soft} ${hue})`,
    color: `oklch(${vars.avatar.text} ${hue})`,
  }),
);

const circle = (size: string, fontSize: string) =>
  componentStyle({ inlineSize: size, blockSize: size, fontSize });

export const size = {
  small: circle(vars.space.xxl, vars.size.tiny),
  medium: circle(vars.control.medium, vars.size.small),
  large: circle(vars.layout.row, vars.size.section),
};
