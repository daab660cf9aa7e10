import { componentStyle, quiet, row } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const block = componentStyle({
  position: 'relative',
  marginBlock: vars.space.m,
  border: `1px dashed ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  whiteSpace: 'normal',
  userSelect: 'none',
});

export const selected = componentStyle({ outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' });

export const head = componentStyle({
  ...row(vars.space.hair),
  flexWrap: 'wrap',
  paddingBlock: vars.space.hair,
  paddingInline: `${vars.space.s} ${vars.space.xxs}`,
  borderBlockEnd: `1px dashed ${vars.color.line}`,
  cursor: 'grab',
});

export const label = componentStyle({
  flex: 1,
  ...quiet,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

export const body = componentStyle({
  padding: vars.space.s,
  overflow: 'auto',
  contain: 'content',
});

export const source = componentStyle({
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const card = componentStyle({
  ...row(vars.space.s),
  inlineSize: 'min(100%, 28rem)',
  marginBlock: vars.space.m,
  padding: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  color: vars.color.muted,
  whiteSpace: 'normal',
  cursor: 'grab',
});

export const details = componentStyle({ flex: 1, minInlineSize: 0, display: 'grid' });
export const title = componentStyle({
  fontWeight: vars.weight.medium,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});
export const address = componentStyle({
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});
