import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const skipLink = inLayer({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: 10,
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.accentText,
  fontWeight: vars.weight.semibold,
  // Above the window until the keyboard reaches it.
  selectors: {
    '&:focus': { boxShadow: vars.shadow.overlay },
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
  // Above a sheet of paper there is another one.
  '@media': { [media.print]: { display: 'none' } },
});
