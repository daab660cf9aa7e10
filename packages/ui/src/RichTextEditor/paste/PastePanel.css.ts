import { componentRule, componentStyle, quiet, row } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/vars.css.ts';

/** Below the text; beside it where the workspace fills a wide window. */
export const panel = componentStyle({
  gridArea: '3 / 1 / auto / -1',
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
  maxBlockSize: '24rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    'screen and (min-width: 68.75em)': {
      selectors: {
        '[data-filled] &': {
          gridArea: '1 / 3 / span 2',
          inlineSize: '28.75rem',
          maxBlockSize: 'none',
          borderBlockStart: 'none',
          borderInlineStart: `1px solid ${vars.color.line}`,
        },
      },
    },
  },
});

const bar = {
  ...row(vars.space.s),
  justifyContent: 'space-between',
  padding: `${vars.space.s} ${vars.space.m}`,
} as const;

export const head = componentStyle({ ...bar, borderBlockEnd: `1px solid ${vars.color.line}` });
export const foot = componentStyle({
  ...bar,
  flexWrap: 'wrap',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const title = componentStyle({ fontSize: vars.size.card, fontWeight: vars.weight.semibold });
export const blocks = componentStyle(quiet);

export const groups = componentStyle({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${vars.space.m}`,
});

export const group = componentStyle({
  paddingBlock: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const groupHead = componentStyle({
  ...row(vars.space.xs),
  marginBlockEnd: vars.space.xs,
  fontWeight: vars.weight.semibold,
});
export const count = componentStyle({ color: vars.color.muted, fontWeight: vars.weight.regular });
/** At the end of its line. */
export const end = componentStyle({ marginInlineStart: 'auto', flexShrink: 0 });

/** Extends to 24 px, the least that targets may have. */
export const action = componentStyle({
  flexShrink: 0,
  minBlockSize: '1.5rem',
  borderRadius: vars.radius.small,
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const entry = componentStyle({
  display: 'flex',
  gap: vars.space.s,
  alignItems: 'baseline',
  paddingBlock: vars.space.xxs,
});
export const what = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const quote = componentStyle({
  ...quiet,
  display: 'block',
  unicodeBidi: 'plaintext',
  textAlign: 'start',
});

export const author = componentStyle({ ...quiet, marginInlineStart: 'auto', flexShrink: 0 });

const revision = {
  unicodeBidi: 'plaintext',
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.small,
} as const;
componentRule(`${what} > ins`, {
  ...revision,
  background: vars.color.positive.soft,
  color: vars.color.positive.text,
  textDecoration: 'underline',
});
componentRule(`${what} > del`, {
  ...revision,
  background: vars.color.danger.soft,
  color: vars.color.danger.text,
  textDecoration: 'line-through',
});
