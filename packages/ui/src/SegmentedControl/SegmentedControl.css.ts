import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const track = inLayer({
  justifySelf: 'start',
  maxInlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.hair,
  padding: vars.space.hair,
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const field = inLayer({ flex: '1 0 auto', minInlineSize: 0, maxInlineSize: '100%' });

export const segment = inLayer({
  // The input lies in here unseen; without this it could make the page scroll.
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
