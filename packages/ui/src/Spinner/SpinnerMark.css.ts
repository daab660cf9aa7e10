import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

const ring = (size: string) =>
  componentStyle({
    inlineSize: size,
    blockSize: size,
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
