import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const group = inLayer({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: `calc(${vars.space.s} - ${vars.space.hair})`,
  selectors: {
    // The ring is round the field while a part of the date has the focus; buttons in it have their own.
    '&:has([role="spinbutton"]:focus)': focusRing,
  },
});

export const parts = inLayer({
  flex: 1,
  // As high as the field: a press above or below the words gets to the nearest part, too.
  paddingBlock: vars.space.xs,
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const part = inLayer({
  padding: vars.space.hair,
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-type="literal"]': { padding: 0, color: vars.color.muted },
    '&[data-placeholder]': { color: vars.color.muted },
    '&:focus': {
      outline: 'none',
      background: vars.color.accent,
      color: vars.color.onAccent,
      caretColor: 'transparent',
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

export const button = inLayer({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  marginInlineEnd: vars.space.xxs,
  blockSize: vars.control.small,
  inlineSize: vars.control.small,
  borderRadius: vars.radius.small,
  color: vars.color.muted,
  selectors: {
    '&[data-hovered]': { color: vars.color.text, background: vars.color.hover },
    '&[data-disabled]': { opacity: 0.5 },
    '&:focus-visible': { ...focusRing, outlineOffset: 0 },
  },
});
