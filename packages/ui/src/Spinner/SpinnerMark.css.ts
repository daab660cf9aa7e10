import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

const ring = (size: string) =>
  inLayer({
    inlineSize: size,
    blockSize: size,
    flexShrink: 0,
    animation: `${turn} 0.9s linear infinite`,
    // Still: the ring fades instead of turning, so that it does not look stuck.
    '@media': { [media.stillness]: { animation: `${breathe} 2s ease-in-out infinite` } },
  });

export const sizes = {
  small: ring(vars.icon.small),
  medium: ring(vars.icon.large),
  large: ring(vars.space.xxxl),
};

export const track = inLayer({ stroke: 'currentColor', strokeWidth: 2.5, opacity: 0.2 });
export const arc = inLayer({
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeDasharray: '28 72',
});
