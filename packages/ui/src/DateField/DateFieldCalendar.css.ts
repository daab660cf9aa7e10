import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const dialog = componentStyle({
  padding: vars.space.s,
  selectors: { '&:focus': { outline: 'none' } },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  marginBlockEnd: vars.space.xs,
});

const control = {
  blockSize: vars.control.small,
  borderRadius: vars.radius.small,
  selectors: { '&:hover, &[data-hovered]': { background: vars.color.hover } },
} as const;

export const step = componentStyle({
  ...control,
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.control.small,
  color: vars.color.muted,
  selectors: { ...control.selectors, '&[data-disabled]': { opacity: 0.4, background: 'none' } },
});

export const choice = componentStyle({
  position: 'relative',
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'grid',
});

export const select = componentStyle({
  ...control,
  appearance: 'none',
  minInlineSize: 0,
  paddingInlineStart: vars.space.xs,
  paddingInlineEnd: vars.space.xl,
  border: '1px solid transparent',
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
});

export const chevron = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.xxs,
  display: 'grid',
  placeContent: 'center',
  color: vars.color.muted,
  pointerEvents: 'none',
});

export const weekday = componentStyle({
  paddingBlock: vars.space.xxs,
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
});

export const day = componentStyle({
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.control.medium,
  blockSize: vars.control.medium,
  borderRadius: vars.radius.control,
  cursor: 'default',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-today]': { fontWeight: vars.weight.bold, color: vars.color.accentText },
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-disabled]': { color: vars.color.muted, opacity: 0.5 },
    '&[data-selected]': { background: vars.color.accent, color: vars.color.onAccent, opacity: 1 },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    '&[data-selected][data-focus-visible]': { outlineOffset: '1px' },
    '&:focus-visible:not([data-focus-visible])': { outline: 'none' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { opacity: 1, color: 'GrayText' },
      },
    },
  },
});
