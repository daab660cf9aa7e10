import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const popover = inLayer({
  minInlineSize: 'max(var(--trigger-width), 11rem)',
  inlineSize: 'max-content',
});

export const menu = inLayer({
  padding: vars.space.xxs,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const header = inLayer({
  maxInlineSize: '18rem',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const item = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  maxInlineSize: '18rem',
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  cursor: 'default',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focused]': { background: vars.color.hover },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    '&:focus-visible:not([data-focus-visible])': { outline: 'none' },
    '&[data-disabled]': { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { opacity: 1, color: 'GrayText' },
      },
    },
  },
});

export const tones = {
  default: inLayer({ color: vars.color.text }),
  danger: inLayer({
    color: vars.color.danger.text,
    selectors: { '&[data-focused]': { background: vars.color.danger.soft } },
  }),
};

export const section = inLayer({
  selectors: {
    '& + &, * + &': {
      marginBlockStart: vars.space.xxs,
      paddingBlockStart: vars.space.xxs,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const sectionTitle = inLayer({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});
