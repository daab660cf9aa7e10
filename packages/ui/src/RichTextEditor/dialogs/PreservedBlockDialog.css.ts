import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const preview = componentStyle({
  padding: vars.space.s,
  border: `1px dashed ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  maxBlockSize: '15rem',
  overflow: 'auto',
});

export const previewTitle = componentStyle({
  fontSize: vars.size.small,
  color: vars.color.muted,
  marginBlockEnd: vars.space.xs,
});
