import { media } from '../theme/breakpoints.ts';
import { componentStyle, square } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

const length = vars.space.xxxl;
const thumb = vars.space.m;

export const track = componentStyle({
  appearance: 'none',
  inlineSize: length,
  blockSize: `calc(${thumb} + 2 * ${vars.space.hair} + 2px)`,
  padding: vars.space.hair,
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      position: 'relative',
      insetInlineStart: 0,
      ...square(thumb),
      borderRadius: vars.radius.full,
      background: vars.color.muted,
    },
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::before': {
      insetInlineStart: `calc(100% - ${thumb})`,
      background: vars.color.onAccent,
    },
    '&:disabled': { opacity: 0.5 },
  },
  '@media': {
    [media.motion]: {
      transition: `background ${vars.motion.fast} ${vars.motion.easing}`,
      selectors: {
        '&::before': { transition: `inset-inline-start ${vars.motion.fast} ${vars.motion.easing}` },
      },
    },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonBorder',
      background: 'Canvas',
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&:checked': { borderColor: 'Highlight', background: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { opacity: 1, borderColor: 'GrayText' },
        '&:disabled::before': { background: 'GrayText' },
        '&:checked:disabled': { background: 'GrayText' },
        '&:checked:disabled::before': { background: 'Canvas' },
        '&:focus-visible': { outlineColor: 'Highlight' },
      },
    },
  },
});

export const below = componentStyle({ paddingInlineStart: `calc(${length} + ${vars.space.s})` });
