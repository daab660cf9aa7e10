import { canHover, media } from '../theme/breakpoints.ts';
import { componentStyle, row } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const tabs = componentStyle({ minInlineSize: 0 });

export const list = componentStyle({
  display: 'flex',
  gap: vars.space.xxs,
  flexWrap: 'wrap',
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
});

export const tab = componentStyle({
  ...row(vars.space.xs),
  flex: 'none',
  maxInlineSize: '100%',
  minBlockSize: vars.control.large,
  paddingInline: vars.space.s,
  borderBlockEnd: `${vars.space.hair} solid transparent`,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  cursor: 'default',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-selected]': { borderColor: vars.color.accent, color: vars.color.text },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([data-disabled])': { color: vars.color.text } } },
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: {
        '&[data-selected]': { borderColor: 'Highlight' },
        '&[data-disabled]': { opacity: 1, color: 'GrayText' },
      },
    },
  },
});

export const panel = componentStyle({
  paddingBlockStart: vars.space.m,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.small,
});
