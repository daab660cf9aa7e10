import { canHover, media } from '../theme/breakpoints.ts';
import { componentRule, componentStyle, row } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const disclosure = componentStyle({ minInlineSize: 0 });

export const group = componentStyle({ minInlineSize: 0 });

componentRule(`${group} > ${disclosure} + ${disclosure}`, {
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const trigger = componentStyle({
  ...row(vars.space.xs),
  inlineSize: '100%',
  minBlockSize: vars.control.medium,
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
  WebkitTapHighlightColor: 'transparent',
  '@media': { [canHover]: { selectors: { '&:hover': { background: vars.color.hover } } } },
});

const turned = `${trigger}[aria-expanded="true"] > &`;

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

export const panel = componentStyle({
  minInlineSize: 0,
  border: 'none',
  selectors: { '&[hidden]': { contentVisibility: 'hidden' } },
});

export const content = componentStyle({
  paddingBlock: vars.space.xs,
  paddingInlineStart: `calc(2 * ${vars.space.xs} + ${vars.icon.small})`,
  overflowWrap: 'anywhere',
});
