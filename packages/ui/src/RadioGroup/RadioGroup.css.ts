import { media } from '../theme/breakpoints.ts';
import { componentStyle, quiet, square } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

const dotLine = `calc((${vars.icon.medium} - ${vars.space.xs}) / 2)`;

export const circle = componentStyle({
  appearance: 'none',
  gridArea: '1 / 1',
  ...square(vars.icon.medium),
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  selectors: {
    // What is left in the middle is the dot.
    '&:checked': {
      borderWidth: dotLine,
      borderColor: vars.color.accent,
      background: vars.color.onAccent,
    },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonBorder',
      background: 'Canvas',
      selectors: {
        '&:checked': { borderColor: 'Highlight', background: 'HighlightText' },
        '&:disabled': { opacity: 1, borderColor: 'GrayText' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const meaning = componentStyle({
  ...quiet,
  gridColumn: 2,
  paddingBlockEnd: vars.space.xs,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});
