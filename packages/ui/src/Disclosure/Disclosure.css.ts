import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const disclosure = componentStyle({ minInlineSize: 0 });

export const trigger = componentStyle({
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

export const chevron = componentStyle({
  flex: 'none',
  color: vars.color.muted,
  transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    [`.${turned}`]: { transform: 'rotate(90deg)' },
    [`.${turned}:dir(rtl)`]: { transform: 'rotate(-90deg)' },
  },
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const panel = componentStyle({ selectors: { '&[hidden]': { contentVisibility: 'hidden' } } });

export const content = componentStyle({
  paddingBlock: vars.space.xs,
  paddingInlineStart: `calc(2 * ${vars.space.xs} + ${vars.icon.small})`,
  overflowWrap: 'anywhere',
});
