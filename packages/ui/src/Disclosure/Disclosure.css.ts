import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const disclosure = inLayer({ minInlineSize: 0 });

export const trigger = inLayer({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  inlineSize: '100%',
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText' } } },
  },
});

const turned = `${disclosure}[data-expanded] > * > * > &`;

// The icon points where reading goes and turns round with it; opened, it points down from either side.
export const chevron = inLayer({
  flex: 'none',
  color: vars.color.muted,
  transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    [`.${turned}`]: { transform: 'rotate(90deg)' },
    [`.${turned}:dir(rtl)`]: { transform: 'rotate(-90deg)' },
  },
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const panel = inLayer({ selectors: { '&[hidden]': { contentVisibility: 'hidden' } } });

/** Under the title, not under its chevron. */
export const content = inLayer({
  paddingBlock: vars.space.xs,
  paddingInlineStart: `calc(2 * ${vars.space.xs} + ${vars.icon.small})`,
  overflowWrap: 'anywhere',
});
