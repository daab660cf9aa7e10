import { media } from '../theme/breakpoints.ts';
import { componentStyle, focusRing, highlighted, quiet, row } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const popover = componentStyle({
  minInlineSize: 'max(var(--trigger-width), 11rem)',
  inlineSize: 'max-content',
});

export const menu = componentStyle({
  padding: vars.space.xxs,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const header = componentStyle({
  maxInlineSize: '18rem',
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

export const item = componentStyle({
  ...row(vars.space.s),
  maxInlineSize: '18rem',
  minBlockSize: vars.control.medium,
  padding: `${vars.space.xxs} ${vars.space.s}`,
  borderRadius: vars.radius.small,
  cursor: 'default',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focused]': { background: vars.color.hover },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    '&:focus-visible:not([data-focus-visible])': { outline: 'none' },
    '&[data-disabled]': { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': highlighted,
        '&[data-disabled]': { opacity: 1, color: 'GrayText' },
      },
    },
  },
});

export const text = componentStyle({ flex: 1, minInlineSize: 0 });

export const shortcut = componentStyle({
  flex: 'none',
  ...quiet,
  fontFamily: 'inherit',
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

/** Reserves the space in unchecked items, so that shortcuts are below each other. */
export const check = componentStyle({
  flex: 'none',
  selectors: { [`${item}:not([data-selected]) > &`]: { visibility: 'hidden' } },
});

export const tones = {
  default: componentStyle({ color: vars.color.text }),
  danger: componentStyle({
    color: vars.color.danger.text,
    selectors: { '&[data-focused]': { background: vars.color.danger.soft } },
  }),
};

export const section = componentStyle({
  selectors: {
    '& + &, * + &': {
      marginBlockStart: vars.space.xxs,
      paddingBlockStart: vars.space.xxs,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const sectionTitle = componentStyle({
  padding: `${vars.space.xxs} ${vars.space.s}`,
  ...quiet,
  fontWeight: vars.weight.medium,
});
