import { keyframes } from '@vanilla-extract/css';
import { componentStyle, square } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';
import { media } from '../theme/breakpoints.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

const ring = (size: string) =>
  componentStyle({
    ...square(size),
    flexShrink: 0,
    animation: `${turn} 0.9s linear infinite`,
    // With reduced motion it fades instead of turning, or it would look stuck.
    '@media': { [media.reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` } },
  });

export const sizes = {
  small: ring(vars.icon.small),
  medium: ring(vars.icon.large),
  large: ring(vars.space.xxxl),
};

export const track = componentStyle({ stroke: 'currentColor', strokeWidth: 2.5, opacity: 0.2 });
export const arc = componentStyle({
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeDasharray: '28 72',
});

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
