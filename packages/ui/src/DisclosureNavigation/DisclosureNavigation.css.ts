import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.hair } as const;

export const groups = inLayer(column);

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

export const trigger = inLayer({
  ...line,
  justifyContent: 'space-between',
  gap: vars.space.xs,
  inlineSize: '100%',
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  selectors: { '&:hover': { background: vars.color.hover } },
});

export const chevron = inLayer({
  flex: 'none',
  transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
});
// The icon points where reading goes and turns round with it; opened, it points down from either side.
export const chevronOpen = inLayer({
  transform: 'rotate(90deg)',
  selectors: { '&:dir(rtl)': { transform: 'rotate(-90deg)' } },
});

/** Hangs on a hairline below the title. */
export const links = inLayer({
  ...column,
  marginBlock: vars.space.xxs,
  marginInlineStart: vars.space.xs,
  paddingInlineStart: vars.space.xs,
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const link = inLayer({
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
