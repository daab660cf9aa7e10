import { media } from '../../theme/breakpoints.ts';
import { componentStyle, highlighted } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const bar = componentStyle({
  background: vars.color.sunken,
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
});

export const button = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: '1px solid transparent',
  borderRadius: vars.radius.badge,
  color: vars.color.muted,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover:not([aria-disabled], :disabled)': { background: vars.color.hover, color: vars.color.text },
    '&[aria-pressed="true"], &[aria-expanded="true"]': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
    },
    '&:is([aria-disabled], :disabled)': { opacity: 0.45 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': highlighted,
        '&:is([aria-disabled], :disabled)': { opacity: 1, color: 'GrayText' },
      },
    },
  },
});

export const textTrigger = componentStyle({
  justifyContent: 'space-between',
  gap: vars.space.xxs,
  paddingInline: vars.space.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
});
