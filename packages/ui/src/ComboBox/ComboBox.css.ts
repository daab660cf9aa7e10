import { media } from '../theme/breakpoints.ts';
import { componentStyle, focusRing, highlighted, quiet, row } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const group = componentStyle({ gap: 0, paddingInline: 0 });

/** The list is as wide as the input with the button. */
export const typed = componentStyle({ paddingInlineStart: vars.space.s });

export const open = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.control.large,
  color: vars.color.muted,
});

export const popover = componentStyle({ inlineSize: 'var(--trigger-width)' });

export const list = componentStyle({
  padding: vars.space.xxs,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const option = componentStyle({
  ...row(vars.space.s),
  minBlockSize: vars.control.medium,
  padding: `${vars.space.xxs} ${vars.space.s}`,
  borderRadius: vars.radius.small,
  cursor: 'default',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.color.hover },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    '&[data-selected]': { fontWeight: vars.weight.medium },
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

export const words = componentStyle({ flex: 1, minInlineSize: 0 });
export const label = componentStyle({ display: 'block' });
export const description = componentStyle({
  ...quiet,
  display: 'block',
  fontWeight: vars.weight.regular,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const check = componentStyle({
  flex: 'none',
  selectors: { [`${option}:not([data-selected]) > &`]: { visibility: 'hidden' } },
});

export const empty = componentStyle({
  padding: `${vars.space.xs} ${vars.space.s}`,
  color: vars.color.muted,
});

/** Tags above the input. */
export const chosen = componentStyle({ display: 'grid', gap: vars.space.xs });
