import { media } from '../theme/breakpoints.ts';
import { componentStyle, focusRing, square } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const head = componentStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const start = componentStyle({
  // Aligns the words of a quiet button, not its edge, with the text above.
  marginInline: `calc(-1 * ${vars.space.s}) auto`,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});

export const close = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  ...square(vars.control.small),
  // Aligns the icon, not the button's edge, with the text below and the title.
  marginBlock: `calc(-1 * ${vars.space.xxs})`,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    '&:focus-visible': focusRing,
  },
});
