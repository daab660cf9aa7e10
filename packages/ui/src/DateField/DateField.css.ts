import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const group = componentStyle({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: `calc(${vars.space.s} - ${vars.space.hair})`,
  selectors: {
    // The ring surrounds the field while a date segment has focus; buttons have their own.
    '&:has([data-type]:focus)': focusRing,
  },
});

export const field = componentStyle({ flex: 1, minInlineSize: 0 });

export const parts = componentStyle({
  // As high as the field: a press above or below the text focuses the nearest segment.
  paddingBlock: vars.space.xs,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
});

export const part = componentStyle({
  padding: vars.space.hair,
  borderRadius: vars.radius.small,
  caretColor: 'transparent',
  selectors: {
    '&[data-type="literal"]': { padding: 0, color: vars.color.muted },
    '&[data-placeholder]': { color: vars.color.muted },
    '&:focus': {
      outline: 'none',
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:focus': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const button = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  marginInlineEnd: vars.space.xxs,
  blockSize: vars.control.small,
  inlineSize: vars.control.small,
  borderRadius: vars.radius.small,
  color: vars.color.muted,
  selectors: {
    '&:hover:enabled': { color: vars.color.text, background: vars.color.hover },
    '&:disabled': { opacity: 0.5 },
    '&:focus-visible': { ...focusRing, outlineOffset: 0 },
  },
});
