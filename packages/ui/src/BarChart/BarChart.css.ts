import { media } from '../theme/breakpoints.ts';
import { componentStyle, quiet } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const value = componentStyle({
  color: vars.color.text,
  fontSize: vars.size.card,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const frame = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 15rem',
  rowGap: vars.space.s,
});

/** Above the bar it describes: growing space on both sides keeps it within the chart. */
export const readout = componentStyle({ gridColumn: 2, display: 'flex' });

export const words = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  ...quiet,
});

export const axis = componentStyle({
  gridColumn: 1,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  // Reserved while the bars load, for three digits.
  minInlineSize: vars.space.xxl,
});

export const tick = componentStyle({
  blockSize: '1px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  paddingInlineEnd: vars.space.xs,
  color: vars.color.muted,
  fontSize: vars.size.tiny,
  fontVariantNumeric: 'tabular-nums',
});

export const area = componentStyle({
  position: 'relative',
  // The base line, which the highlighted bar doesn't cover.
  boxShadow: `0 1px ${vars.color.controlLine}`,
});

export const lines = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
});

export const line = componentStyle({
  borderBlockStart: `1px solid ${vars.color.line}`,
  // Gridlines as strong as the bars would hide where a bar ends.
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'color-mix(in srgb, CanvasText 30%, Canvas)',
    },
  },
});

export const plot = componentStyle({
  position: 'relative',
  display: 'flex',
  blockSize: '100%',
  alignItems: 'stretch',
  gap: vars.space.xxs,
  // Fingers move across the bars; vertical movements scroll the page.
  touchAction: 'pan-y',
});

export const column = componentStyle({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
});

export const slot = componentStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  borderRadius: vars.radius.small,
  selectors: { '&[data-active]': { background: vars.color.hover } },
});

export const bar = componentStyle({
  flexShrink: 0,
  inlineSize: '70%',
  maxInlineSize: '2.5rem',
  minBlockSize: vars.space.hair,
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  color: vars.color.chart,
  selectors: { [`${slot}[data-active] > &`]: { color: vars.color.accent } },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: { [`${slot}[data-active] > &`]: { color: 'Highlight' } },
    },
  },
});

export const whole = componentStyle({ background: 'currentcolor' });

export const partial = componentStyle({
  border: `${vars.space.hair} solid currentcolor`,
  borderBlockEndWidth: 0,
  // Over a color, not beside it: Firefox 153 leaves out most lines between two colors in oklch().
  background: `repeating-linear-gradient(135deg, currentcolor 0 2px, transparent 2px 7px) ${vars.color.surface}`,
  '@media': {
    [media.forcedColors]: {
      backgroundColor: 'Canvas',
    },
  },
});

/** Counted from the newest bar, which always has its label. */
const every = (step: number) =>
  ({ selectors: { [`${column}:not(:nth-last-child(${step}n + 1)) > &`]: { display: 'none' } } }) as const;

export const shortLabel = componentStyle({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  // Centers a label that is wider than its bar.
  display: 'flex',
  justifyContent: 'center',
  paddingBlockStart: vars.space.xxs,
  color: vars.color.muted,
  fontSize: vars.size.tiny,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '@container': {
    '(max-width: 60rem)': every(2),
    '(max-width: 30rem)': {
      // A date is wider than the last bar, and would leave the chart.
      selectors: { ...every(4).selectors, [`${column}:last-child > &`]: { justifyContent: 'end' } },
    },
  },
});

export const summary = componentStyle({
  inlineSize: 'fit-content',
  marginBlockStart: vars.space.m,
  paddingBlock: vars.space.xxs,
  color: vars.color.accentText,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  borderRadius: vars.radius.small,
});

export const waiting = componentStyle({ visibility: 'hidden' });

export const table = componentStyle({ marginBlockStart: vars.space.xs, fontSize: vars.size.small });

export const cell = componentStyle({
  paddingBlock: vars.space.xxs,
  borderBlockStart: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
});

export const figure = componentStyle({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
