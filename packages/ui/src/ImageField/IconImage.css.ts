import { media } from '../theme/breakpoints.ts';
import { componentStyle, square } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

const box = {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.muted,
  verticalAlign: 'middle',
  // Forced colors would replace the surface shown here.
  forcedColorAdjust: 'none',
  '@media': { [media.print]: { printColorAdjust: 'exact' } },
} as const;

const framed = (outer: string, radius: string) =>
  componentStyle({
    ...box,
    ...square(outer),
    padding: vars.space.xxs,
    borderRadius: radius,
  });

export const size = {
  medium: framed(vars.control.large, vars.radius.control),
  large: framed(`calc(2 * ${vars.control.large})`, vars.radius.card),
};

export const image = componentStyle({
  display: 'block',
  ...square('100%'),
  minBlockSize: 0,
  objectFit: 'contain',
});
