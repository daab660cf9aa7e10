import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { componentStyle, square } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

/** Label and gap above the control of a form field, as in field.css.ts. */
const label = `calc(1lh + ${vars.space.xxs} + ${vars.space.hair})`;

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = componentStyle({
  display: 'block',
  background: vars.color.line,
  '@media': {
    [media.motion]: { animation: `${breathe} 1.6s ease-in-out infinite` },
    [media.forcedColors]: { background: 'GrayText', opacity: 0.4 },
  },
});

const control = (marginBlockStart: string) =>
  componentStyle({ blockSize: vars.control.large, marginBlockStart, borderRadius: vars.radius.control });

export const shape = {
  // As high as a line of text, painted as high as its letters: no layout shift.
  text: componentStyle({ blockSize: '0.75em', marginBlock: '0.375em', borderRadius: vars.radius.small }),
  circle: componentStyle({
    ...square(vars.control.medium),
    flexShrink: 0,
    borderRadius: vars.radius.full,
  }),
  block: componentStyle({ blockSize: vars.layout.blank, borderRadius: vars.radius.control }),
  field: control(label),
  // As in FormActions.
  button: control(vars.space.xs),
};

export const width = {
  short: componentStyle({ inlineSize: '5rem', maxInlineSize: '100%' }),
  medium: componentStyle({ inlineSize: '9rem', maxInlineSize: '100%' }),
  long: componentStyle({ inlineSize: '16rem', maxInlineSize: '100%' }),
  full: componentStyle({ inlineSize: '100%' }),
};
