import { media } from '../../theme/breakpoints.ts';
import { componentStyle, highlighted } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/vars.css.ts';

/** Scroll shadows: the shades are fixed to the bar; covers at both ends of the row scroll along and hide them. */
const shade = vars.color.shade;
const cover = (to: string) =>
  `linear-gradient(to ${to}, ${vars.color.sunken} 40%, transparent) ${to === 'right' ? 'left' : 'right'} / 3rem 100% no-repeat local`;
const edge = (to: string) =>
  `linear-gradient(to ${to}, ${shade}, transparent) ${to === 'right' ? 'left' : 'right'} / 1.25rem 100% no-repeat scroll`;
const moreBeyondEdges = ['right', 'left'].map(cover).concat(['right', 'left'].map(edge)).join(', ');

export const bar = componentStyle({
  alignItems: 'center',
  background: vars.color.sunken,
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  '@media': {
    [media.phone]: {
      overscrollBehaviorInline: 'contain',
      background: `${moreBeyondEdges}, ${vars.color.sunken}`,
    },
  },
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
    '&:hover:not([aria-disabled])': { background: vars.color.hover, color: vars.color.text },
    '&[aria-pressed="true"], &[aria-expanded="true"]': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
    },
    '&[aria-disabled]': { opacity: 0.45 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': highlighted,
        '&[aria-disabled]': { opacity: 1, color: 'GrayText' },
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
