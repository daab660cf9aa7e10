import { componentRule, componentStyle, quiet } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  padding: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
});

export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 20rem',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const input = componentStyle({ flex: '1 1 8rem', inlineSize: 'auto', minInlineSize: 0 });

export const status = componentStyle({ ...quiet, marginInlineStart: vars.space.xs });

export const below = componentStyle({
  flex: '1 1 100%',
  minInlineSize: 0,
  maxBlockSize: '10rem',
  // For the focus ring.
  paddingInline: vars.space.xxs,
  overflowY: 'auto',
});

const match = {
  color: 'inherit',
  borderRadius: vars.radius.small,
  scrollMarginBlock: vars.space.xxxl,
} as const;
componentRule(':is(.ProseMirror-search-match, .cm-found)', { ...match, background: vars.color.warning.soft });
componentRule(':is(.ProseMirror-active-search-match, .cm-found-now)', {
  ...match,
  background: vars.color.accentSoft,
  outline: `2px solid ${vars.color.focus}`,
});
