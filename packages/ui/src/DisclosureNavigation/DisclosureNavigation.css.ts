import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.hair } as const;

export const groups = componentStyle(column);

const line = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.small,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  WebkitTapHighlightColor: 'transparent',
} as const;

export const trigger = componentStyle({
  ...line,
  justifyContent: 'space-between',
  gap: vars.space.xs,
  inlineSize: '100%',
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  selectors: { '&:hover': { background: vars.color.hover } },
});

export const chevron = componentStyle({
  flex: 'none',
  transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
});
export const chevronOpen = componentStyle({
  transform: 'rotate(90deg)',
  selectors: { '&:dir(rtl)': { transform: 'rotate(-90deg)' } },
});

export const links = componentStyle({
  ...column,
  marginBlock: vars.space.xxs,
  marginInlineStart: vars.space.xs,
  paddingInlineStart: vars.space.xs,
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const link = componentStyle({
  ...line,
  color: vars.color.muted,
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&[aria-current="page"]': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: vars.weight.medium,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current="page"]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
