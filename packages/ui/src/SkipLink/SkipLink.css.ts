import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const skipLink = componentStyle({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: 10,
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.accentText,
  fontWeight: vars.weight.semibold,
  selectors: {
    '&:focus': { boxShadow: vars.shadow.overlay },
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
  // In print, “above the window” is the previous page.
  '@media': { [media.print]: { display: 'none' } },
});
