import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const track = componentStyle({
  justifySelf: 'start',
  maxInlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.hair,
  padding: vars.space.hair,
  // The outline of the selected segment is the one that counts.
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const field = componentStyle({ flex: '1 0 auto', minInlineSize: 0, maxInlineSize: '100%' });

export const segment = componentStyle({
  // Contains the visually hidden input, which could otherwise scroll the page.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minBlockSize: `calc(${vars.control.medium} - 2px)`,
  paddingInline: vars.space.s,
  border: '1px solid transparent',
  borderRadius: `calc(${vars.radius.control} - ${vars.space.hair})`,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-selected]': {
      background: vars.color.surface,
      borderColor: vars.color.controlLine,
      color: vars.color.text,
      boxShadow: vars.shadow.card,
    },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    '&[data-focus-visible]': focusRing,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-disabled]': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' },
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-selected][data-disabled]': {
          background: 'GrayText',
          borderColor: 'GrayText',
          color: 'Canvas',
        },
      },
    },
  },
});
