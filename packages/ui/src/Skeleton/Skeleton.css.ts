import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = inLayer({
  display: 'block',
  background: vars.color.line,
  '@media': {
    [media.motion]: { animation: `${breathe} 1.6s ease-in-out infinite` },
    [media.forcedColors]: { background: 'GrayText', opacity: 0.4 },
  },
});

export const shape = {
  // As high as a line of text, drawn as high as its letters: nothing moves when the words come.
  text: inLayer({ blockSize: '0.75em', marginBlock: '0.375em', borderRadius: vars.radius.small }),
  circle: inLayer({
    inlineSize: vars.control.medium,
    blockSize: vars.control.medium,
    flexShrink: 0,
    borderRadius: vars.radius.full,
  }),
  block: inLayer({ blockSize: vars.layout.blank, borderRadius: vars.radius.control }),
};

export const width = {
  short: inLayer({ inlineSize: '5rem', maxInlineSize: '100%' }),
  medium: inLayer({ inlineSize: '9rem', maxInlineSize: '100%' }),
  long: inLayer({ inlineSize: '16rem', maxInlineSize: '100%' }),
  full: inLayer({ inlineSize: '100%' }),
};
