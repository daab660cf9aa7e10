import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { componentStyle, highlighted, row } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const list = componentStyle({
  ...row(vars.space.xxs),
  flexWrap: 'wrap',
  '@media': {
    [media.phone]: { justifyContent: 'center', columnGap: vars.space.hair },
    [media.print]: { display: 'none' },
  },
});

const square = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.control.small,
  blockSize: vars.control.small,
} as const;

export const gap = componentStyle({
  ...square,
  color: vars.color.muted,
  userSelect: 'none',
  '@media': { [media.phone]: { minInlineSize: vars.space.l } },
});

export const step = recipe({
  base: componentStyle({
    ...square,
    paddingInline: vars.space.xxs,
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  }),
  variants: {
    state: {
      other: componentStyle({
        color: vars.color.muted,
        selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } },
      }),
      current: componentStyle({
        background: vars.color.accent,
        color: vars.color.onAccent,
        fontWeight: vars.weight.semibold,
        '@media': {
          [media.forcedColors]: highlighted,
        },
      }),
      disabled: componentStyle({
        color: vars.color.muted,
        opacity: 0.5,
        '@media': { [media.forcedColors]: { opacity: 1, color: 'GrayText' } },
      }),
    },
  },
});
