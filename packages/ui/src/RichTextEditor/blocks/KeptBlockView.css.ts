import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.ts';

export const block = inLayer({
  position: 'relative',
  marginBlock: vars.space.m,
  border: `1px dashed ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  whiteSpace: 'normal',
  userSelect: 'none',
});

export const selected = inLayer({ outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' });

export const head = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.hair,
  paddingBlock: vars.space.hair,
  paddingInline: `${vars.space.s} ${vars.space.xxs}`,
  borderBlockEnd: `1px dashed ${vars.color.line}`,
  cursor: 'grab',
});

export const label = inLayer({
  flex: 1,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
});

/** Nothing that content says can leave it, nor catch what is meant for the editor. */
export const body = inLayer({
  padding: vars.space.s,
  overflow: 'auto',
  contain: 'content',
});

export const source = inLayer({
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
