import { componentRule, componentStyle, row, surface } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

/** Text at 200 % on a small phone needs the width. */
const inset = (space: string) => `min(${space}, 8vw)`;

export const card = componentStyle({
  minInlineSize: 0,
  ...surface(vars.radius.card),
  boxShadow: vars.shadow.card,
});

export const form = componentStyle({ maxInlineSize: vars.layout.form });

export const header = componentStyle({
  ...row(`${vars.space.xs} ${vars.space.m}`),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  // Also of a title of two lines.
  minBlockSize: vars.layout.row,
  padding: `${vars.space.xs} ${inset(vars.space.l)}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  padding: `${vars.space.xs} ${inset(vars.space.l)}`,
});

export const beside = componentStyle({ flex: '1 1 16rem', minInlineSize: 0 });

export const part = componentStyle({
  minInlineSize: 0,
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.m,
      paddingBlockStart: vars.space.m,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const partHeader = componentStyle({
  ...row(`${vars.space.xs} ${vars.space.m}`),
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  marginBlockEnd: vars.space.xs,
});

// The title takes a second line before the buttons do.
for (const head of [header, partHeader])
  componentRule(`.${head} > :first-child`, { flex: '1 1 8rem', minInlineSize: 0 });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const body = {
  none: componentStyle({ overflow: 'clip', borderRadius: `calc(${vars.radius.card} - 1px)` }),
  m: componentStyle({ padding: `${vars.space.m} ${inset(vars.space.l)}` }),
  l: componentStyle({ padding: inset(vars.space.xl) }),
};

export const headed = componentStyle({ borderStartStartRadius: 0, borderStartEndRadius: 0 });
