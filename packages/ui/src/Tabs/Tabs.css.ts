import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const tabs = inLayer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

export const list = inLayer({
  display: 'flex',
  gap: vars.space.xs,
  // More tabs than fit scroll; the focus brings each into sight.
  overflowX: 'auto',
  // Room for the ring of a tab, which scrolling would cut off.
  padding: vars.space.xxs,
  margin: `calc(-1 * ${vars.space.xxs})`,
  boxShadow: `inset 0 calc(-1px - ${vars.space.xxs}) 0 calc(-1 * ${vars.space.xxs}) ${vars.color.line}`,
});

export const tab = inLayer({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  minBlockSize: vars.control.medium,
  paddingInline: vars.space.xs,
  borderStartStartRadius: vars.radius.small,
  borderStartEndRadius: vars.radius.small,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  cursor: 'default',
  userSelect: 'none',
  overflowWrap: 'anywhere',
  WebkitTapHighlightColor: 'transparent',
  transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
  // The mark of the chosen one: a border, so that forced colours keep it.
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-selected]': { color: vars.color.accentText, borderBlockEndColor: vars.color.accent },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: 0, borderRadius: vars.radius.small },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      borderBlockEndColor: 'Canvas',
      selectors: {
        '&[data-selected]': { color: 'Highlight', borderBlockEndColor: 'Highlight' },
        '&[data-disabled]': { opacity: 1, color: 'GrayText' },
      },
    },
  },
});

export const panel = inLayer({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.small,
  selectors: { '&[data-focus-visible]': focusRing },
});
