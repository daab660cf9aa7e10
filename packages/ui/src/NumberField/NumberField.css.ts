import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const group = componentStyle({ gap: 0, paddingInlineEnd: 0, fontVariantNumeric: 'tabular-nums' });

export const step = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.control.medium,
  borderInlineStart: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  selectors: {
    '&:last-child': {
      borderStartEndRadius: `calc(${vars.radius.control} - 1px)`,
      borderEndEndRadius: `calc(${vars.radius.control} - 1px)`,
    },
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    '&[data-disabled]': { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText' } } },
  },
});
