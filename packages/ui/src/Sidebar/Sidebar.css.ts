import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { ownDirection } from '../theme/ownDirection.ts';
import { vars } from '../theme/vars.ts';

/** px of the drawing on the 16 px root. */
const rem = (px: number) => `${px / 16}rem`;

/** From the edge of the sidebar to that of an entry, and from there to its icon. */
const EDGE = vars.space.s;
const INSET = rem(10);

/** At 400 % zoom nothing may stay in place that leaves no room for the rest: all of it scrolls. */
const SHORT_WINDOW = '(max-height: 24em)';

export const nav = inLayer({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  '@media': { [SHORT_WINDOW]: { overflowY: 'auto' } },
  background: vars.color.sunken,
  borderInlineEnd: `1px solid ${vars.color.line}`,
});

/** On the nav element of a rail. */
export const rail = inLayer({ inlineSize: vars.layout.rail });
/** Not in what opens beside it. */
const inRail = `.${rail} &:not([popover] *)`;

export const brand = inLayer({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: vars.layout.topBar,
  marginBlockEnd: vars.space.xxs,
  paddingInlineStart: `calc(${EDGE} + ${INSET})`,
  paddingInlineEnd: EDGE,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  // The mark, 28 px wide, in the middle of the rail; the name beside it is cut off, for the eye only.
  selectors: { [`.${rail} > &`]: { inlineSize: rem(28), marginInlineStart: rem(17), paddingInline: 0 } },
});

export const entries = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  flexGrow: 1,
  minBlockSize: 0,
  paddingBlock: vars.space.xxs,
  paddingInline: EDGE,
  overflowY: 'auto',
  '@media': { [SHORT_WINDOW]: { flexShrink: 0, overflowY: 'visible' } },
});

export const footer = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  flexShrink: 0,
  paddingBlock: vars.space.s,
  paddingInline: EDGE,
});

const base = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: INSET,
  inlineSize: '100%',
  minBlockSize: vars.control.medium,
  paddingInline: INSET,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
} as const;

const look = (color: string) =>
  inLayer({
    ...base,
    color,
    selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text } },
  });

export const item = {
  other: look(vars.color.muted),
  /** A group that is open or holds the current page. */
  open: look(vars.color.text),
  current: inLayer({
    ...base,
    background: vars.color.accentSoft,
    color: vars.color.accentText,
    '@media': {
      [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
    },
  }),
};

export const label = inLayer({
  ...ownDirection,
  flexGrow: 1,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  selectors: { [inRail]: { position: 'absolute', clipPath: 'inset(50%)' } },
});

/** How many wait. Its place is beside the words, so that nothing moves when it comes; in a rail it is a dot on the icon. */
export const count = inLayer({
  unicodeBidi: 'plaintext',
  flexShrink: 0,
  minInlineSize: rem(20),
  paddingInline: rem(5),
  // Forced colours take the surface away; the line stays.
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

export const chevron = inLayer({
  flexShrink: 0,
  transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
});
// The icon points where reading goes and turns round with it; opened, it points down from either side.
export const chevronOpen = inLayer({
  transform: 'rotate(90deg)',
  selectors: { '&:dir(rtl)': { transform: 'rotate(-90deg)' } },
});

/** Hangs on a hairline below the middle of the group's icon. */
export const group = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  marginBlock: vars.space.xxs,
  marginInlineStart: `calc(${INSET} + ${vars.icon.medium} / 2)`,
  paddingInlineStart: INSET,
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const flyout = inLayer({
  // Beside the button that opens it; browsers without anchors show it in the middle of the window.
  positionArea: 'inline-end span-block-end',
  positionTryFallbacks: 'flip-block',
  minInlineSize: rem(200),
  maxInlineSize: vars.layout.sidebar,
  marginInlineStart: vars.space.s,
  padding: vars.space.xs,
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  selectors: { '&:popover-open': { inset: 'auto' } },
});

export const flyoutTitle = inLayer({
  paddingBlock: vars.space.xxs,
  paddingInline: INSET,
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
});

export const flyoutList = inLayer({ display: 'flex', flexDirection: 'column', gap: vars.space.hair });
