import { name } from '../Brand/Brand.css.ts';
import { media, shortWindow } from '../theme/breakpoints.ts';
import {
  componentRule,
  componentStyle,
  highlighted,
  ownDirection,
  quiet,
  row,
  surface,
} from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

const rem = (px: number) => `${px / 16}rem`;

const EDGE = vars.space.s;
const INSET = rem(10);

const list = { display: 'flex', flexDirection: 'column', gap: vars.space.hair } as const;

export const nav = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  // Fixed parts would leave no room, so everything scrolls.
  '@media': { [shortWindow]: { overflowY: 'auto' } },
  background: vars.color.sunken,
  borderInlineEnd: `1px solid ${vars.color.line}`,
});

export const rail = componentStyle({ inlineSize: vars.layout.rail });
const inRail = `.${rail} &:not([popover] *)`;

export const brand = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: vars.layout.topBar,
  marginBlockEnd: vars.space.xxs,
  paddingInlineStart: `calc(${EDGE} + ${INSET})`,
  paddingInlineEnd: EDGE,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  selectors: { [`.${rail} > &`]: { inlineSize: rem(28), marginInlineStart: rem(17), paddingInline: 0 } },
});

// Only the mark fits in the rail.
componentRule(`.${rail} > .${brand} .${name}`, { position: 'absolute', clipPath: 'inset(50%)' });

export const entries = componentStyle({
  ...list,
  flexGrow: 1,
  minBlockSize: 0,
  padding: `${vars.space.xxs} ${EDGE}`,
  overflowY: 'auto',
  '@media': { [shortWindow]: { flexShrink: 0, overflowY: 'visible' } },
});

export const footer = componentStyle({
  ...list,
  flexShrink: 0,
  padding: `${vars.space.s} ${EDGE}`,
});

const base = {
  position: 'relative',
  ...row(INSET),
  inlineSize: '100%',
  minBlockSize: vars.control.medium,
  paddingInline: INSET,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
} as const;

const look = (color: string) =>
  componentStyle({
    ...base,
    color,
    selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } },
  });

export const item = {
  other: look(vars.color.muted),
  open: look(vars.color.text),
  current: componentStyle({
    ...base,
    background: vars.color.accentSoft,
    color: vars.color.accentText,
    '@media': {
      [media.forcedColors]: highlighted,
    },
  }),
};

export const label = componentStyle({
  ...ownDirection,
  flexGrow: 1,
  minInlineSize: 0,
  overflow: 'clip',
  overflowWrap: 'anywhere',
  selectors: { [inRail]: { position: 'absolute', inset: 0, clipPath: 'inset(50%)' } },
});

/** Its space is reserved: nothing moves when it appears. In the rail it is a dot on the icon. */
export const count = componentStyle({
  unicodeBidi: 'plaintext',
  flexShrink: 0,
  minInlineSize: rem(20),
  paddingInline: rem(5),
  // Forced colors remove the background; the border stays.
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.size.small,
  lineHeight: rem(18),
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [inRail]: {
      position: 'absolute',
      insetBlockStart: rem(6),
      insetInlineEnd: rem(6),
      inlineSize: rem(8),
      minInlineSize: 0,
      blockSize: rem(8),
      padding: 0,
      overflow: 'hidden',
      color: 'transparent',
      fontSize: 0,
    },
  },
});

export const chevron = componentStyle({
  flexShrink: 0,
  transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
});
export const chevronOpen = componentStyle({
  transform: 'rotate(90deg)',
  selectors: { '&:dir(rtl)': { transform: 'rotate(-90deg)' } },
});

export const group = componentStyle({
  ...list,
  marginBlock: vars.space.xxs,
  marginInlineStart: `calc(${INSET} + ${vars.icon.medium} / 2)`,
  paddingInlineStart: INSET,
  borderInlineStart: `1px solid ${vars.color.line}`,
});

export const flyout = componentStyle({
  position: 'fixed',
  // Placed beside its button when it opens.
  inset: 'auto',
  margin: 0,
  maxBlockSize: '100dvh',
  overflow: 'auto',
  minInlineSize: rem(200),
  maxInlineSize: vars.layout.sidebar,
  padding: vars.space.xs,
  ...surface(vars.radius.card),
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
});

export const flyoutTitle = componentStyle({
  padding: `${vars.space.xxs} ${INSET}`,
  ...quiet,
  fontWeight: vars.weight.semibold,
});

export const flyoutList = componentStyle(list);
