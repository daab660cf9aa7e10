import { focusRing } from '../theme/focusRing.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const head = inLayer({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const close = inLayer({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.control.small,
  blockSize: vars.control.small,
  // Its picture, not its edge, lines up with the text below; its middle with the title.
  marginBlock: `calc(-1 * ${vars.space.xxs})`,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    '&:focus-visible': focusRing,
  },
});
