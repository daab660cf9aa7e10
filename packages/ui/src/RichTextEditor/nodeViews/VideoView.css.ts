import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const card = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
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
