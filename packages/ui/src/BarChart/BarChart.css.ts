import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const root = inLayer({
  display: 'grid',
  // As wide as its place, whatever the figures over the bars would like.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  minInlineSize: 0,
});

export const plot = inLayer({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space.xxs,
  blockSize: '15rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const column = inLayer({ flex: '1 1 0', minInlineSize: 0, display: 'flex' });

export const slot = inLayer({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: vars.space.xxs,
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { background: vars.color.hover }, '&:focus-visible': focusRing },
});

/** The figure over a bar: of the one pointed at or focused, and of the last one. */
export const value = inLayer({
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
  visibility: 'hidden',
  whiteSpace: 'nowrap',
  display: 'flex',
  alignSelf: 'stretch',
  selectors: {
    [`${column}:nth-last-child(-n + 4) &`]: { justifyContent: 'flex-end' },
    [`${slot}:is(:hover, :focus-visible) > &`]: { visibility: 'visible' },
    [`${column}:last-child &`]: { visibility: 'visible' },
  },
});

/** Over the middle of its bar; a figure that is wider grows towards the middle of the chart. */
export const valueText = inLayer({
  flex: 'none',
  marginInline: 'auto',
  // There it lies over higher bars, whose own come later.
  position: 'relative',
  borderRadius: vars.radius.small,
  background: vars.color.surface,
});

export const bar = inLayer({
  flexShrink: 0,
  inlineSize: '70%',
  maxInlineSize: '2.5rem',
  // Even nothing is seen to be there.
  minBlockSize: vars.space.hair,
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  background: vars.color.chart,
  selectors: {
    [`${slot}:is(:hover, :focus-visible) > &`]: { background: vars.color.accent },
    [`${column}:last-child &`]: { background: vars.color.accent },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      selectors: { [`${column}:last-child &`]: { background: 'Highlight' } },
    },
  },
});

export const ends = inLayer({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.size.small,
});

export const summary = inLayer({
  inlineSize: 'fit-content',
  paddingBlock: vars.space.xxs,
  color: vars.color.accentText,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  borderRadius: vars.radius.small,
  selectors: { '&:focus-visible': focusRing },
});

/** Keeps its place. */
export const waiting = inLayer({ visibility: 'hidden' });

export const table = inLayer({ marginBlockStart: vars.space.xs, fontSize: vars.size.small });

export const cell = inLayer({
  paddingBlock: vars.space.xxs,
  borderBlockStart: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
});

export const figure = inLayer({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
