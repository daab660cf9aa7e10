import { media } from '../theme/breakpoints.ts';
import { componentStyle, focusRing, highlighted, row, square } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const tree = componentStyle({
  overflow: 'auto',
  selectors: { '&:focus-visible': focusRing },
});

export const item = componentStyle({
  ...row(vars.space.xs),
  minBlockSize: vars.control.medium,
  paddingBlock: vars.space.xxs,
  paddingInlineStart: `calc((var(--tree-item-level) - 1) * ${vars.space.l})`,
  paddingInlineEnd: vars.space.s,
  borderRadius: vars.radius.small,
  cursor: 'default',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-selected]': { background: vars.color.accentSoft, fontWeight: vars.weight.medium },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    '&[data-disabled]': { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': highlighted, '&[data-disabled]': { opacity: 1, color: 'GrayText' } },
    },
  },
});

export const content = componentStyle({ ...row(vars.space.xs), minInlineSize: 0 });

/** As wide where there is nothing to expand. */
export const chevron = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  ...square(vars.control.small),
  color: 'inherit',
  borderRadius: vars.radius.small,
  selectors: {
    '&:focus-visible': focusRing,
    [`${item}[data-expanded] &:dir(ltr)`]: { transform: 'rotate(90deg)' },
    [`${item}[data-expanded] &:dir(rtl)`]: { transform: 'rotate(-90deg)' },
    [`${item}:not([data-has-child-items]) &`]: { visibility: 'hidden' },
  },
});
