import { media } from '../theme/breakpoints.ts';
import { componentStyle, square, surface } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

const dot = {
  border: `1px solid ${vars.color.line}`,
  forcedColorAdjust: 'none',
  '@media': {
    [media.print]: { printColorAdjust: 'exact' },
    // The theme's line may not be visible on the user's background.
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
} as const;

export const swatch = componentStyle({
  ...dot,
  display: 'inline-block',
  flex: 'none',
  ...square(vars.icon.medium),
  borderRadius: vars.radius.small,
  verticalAlign: 'middle',
});

const bare = { padding: 0, border: 'none', borderRadius: vars.radius.small } as const;

export const palette = componentStyle({
  ...dot,
  position: 'absolute',
  insetBlockStart: vars.space.xxs,
  insetInlineStart: vars.space.xxs,
  ...square(vars.control.small),
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
    '&:focus-visible': { outlineOffset: 0 },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
});

const besidePalette = `calc(${vars.control.large} + ${vars.space.xxs})`;

export const text = componentStyle({
  paddingInlineStart: besidePalette,
  // Hex text always runs left to right.
  selectors: { ':dir(rtl) > &': { paddingInline: `${vars.space.s} ${besidePalette}` } },
  fontVariantNumeric: 'tabular-nums',
});

export const samples = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
});

export const sample = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  ...surface(vars.radius.badge),
  color: vars.color.text,
  fontSize: vars.size.small,
  '@media': { [media.forcedColors]: { background: 'Canvas', color: 'CanvasText' } },
});

export const hint = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.color.warning.text,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
