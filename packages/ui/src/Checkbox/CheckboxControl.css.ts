import { media } from '../theme/breakpoints.ts';
import { componentStyle, square } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const box = componentStyle({
  appearance: 'none',
  gridArea: '1 / 1',
  ...square(vars.icon.medium),
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  selectors: {
    // On the row's tint, `controlLine` has less than 3:1.
    'tr:hover &': { borderColor: vars.color.muted },
    '&:checked, &:indeterminate': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonBorder',
      background: 'Canvas',
      selectors: {
        '&:checked, &:indeterminate': { borderColor: 'Highlight', background: 'Highlight' },
        '&:disabled': { opacity: 1, borderColor: 'GrayText' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const mark = componentStyle({
  gridArea: '1 / 1',
  display: 'grid',
  placeContent: 'center',
  ...square(vars.icon.medium),
  color: vars.color.onAccent,
  pointerEvents: 'none',
  selectors: { 'input:not(:checked, :indeterminate) + &': { display: 'none' } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'HighlightText' } },
});

export const dash = componentStyle({
  inlineSize: vars.space.xs,
  borderBlockStart: `${vars.space.hair} solid currentColor`,
  borderRadius: vars.radius.full,
});
