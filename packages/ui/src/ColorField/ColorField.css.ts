import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

/** A hairline keeps white on white and black on black in shape. */
const dot = {
  border: `1px solid ${vars.color.line}`,
  forcedColorAdjust: 'none',
  '@media': {
    [media.print]: { printColorAdjust: 'exact' },
    // The hairline of the theme is nothing to go by where the person has chosen the surface.
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
} as const;

export const swatch = inLayer({
  ...dot,
  display: 'inline-block',
  flex: 'none',
  inlineSize: vars.icon.medium,
  blockSize: vars.icon.medium,
  borderRadius: vars.radius.small,
  verticalAlign: 'middle',
});

const bare = { padding: 0, border: 'none', borderRadius: vars.radius.small } as const;

/** The browser's palette as a button at the start of the text field. */
export const palette = inLayer({
  ...dot,
  position: 'absolute',
  insetBlockStart: vars.space.xxs,
  insetInlineStart: vars.space.xxs,
  inlineSize: vars.control.small,
  blockSize: vars.control.small,
  padding: 0,
  overflow: 'hidden',
  appearance: 'none',
  background: 'none',
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': bare,
    '&::-moz-color-swatch': bare,
    '&:hover': { borderColor: vars.color.muted },
    '&:focus-visible': { ...focusRing, outlineOffset: 0 },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
});

export const text = inLayer({
  // On both sides: the text itself always runs from left to right.
  paddingInline: `calc(${vars.control.large} + ${vars.space.xxs})`,
  fontVariantNumeric: 'tabular-nums',
});

export const samples = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
});

/** The colour on one theme's surface; the class of the theme stands beside this one. */
export const sample = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.badge,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.small,
  '@media': { [media.forcedColors]: { background: 'Canvas', color: 'CanvasText' } },
});

export const hint = inLayer({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.color.warning.text,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
