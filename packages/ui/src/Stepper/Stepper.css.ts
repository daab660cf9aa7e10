import { media } from '../theme/breakpoints.ts';
import { componentStyle, highlighted, row, square } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const list = componentStyle({
  ...row(vars.space.s),
  flexWrap: 'wrap',
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: 0 } },
});

export const step = componentStyle({
  ...row(vars.space.xs),
  flex: '0 1 auto',
  minInlineSize: 0,
  minBlockSize: vars.control.small,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:first-child)::before': {
      content: '""',
      flex: 'none',
      inlineSize: vars.space.xl,
      marginInlineEnd: vars.space.xxs,
      borderBlockStart: `1px solid ${vars.color.controlLine}`,
    },
  },
  '@media': {
    [media.phone]: {
      minBlockSize: vars.control.medium,
      selectors: { '&:not(:first-child)::before': { display: 'none' } },
    },
  },
});

const base = {
  ...square(vars.space.xl),
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  border: '1px solid',
  borderRadius: vars.radius.full,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const mark = {
  done: componentStyle({
    ...base,
    position: 'relative',
    borderColor: vars.color.accent,
    color: vars.color.accentText,
  }),
  current: componentStyle({
    ...base,
    borderColor: vars.color.accent,
    background: vars.color.accent,
    color: vars.color.onAccent,
    '@media': { [media.forcedColors]: { ...highlighted, borderColor: 'Highlight' } },
  }),
  next: componentStyle({ ...base, borderColor: vars.color.controlLine, color: vars.color.muted }),
};

export const name = componentStyle({
  color: vars.color.muted,
  selectors: {
    '[aria-current] > &': { color: vars.color.text, fontWeight: vars.weight.semibold },
  },
});
