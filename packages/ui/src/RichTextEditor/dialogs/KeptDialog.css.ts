import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.ts';

export const preview = inLayer({
  padding: vars.space.s,
  border: `1px dashed ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  maxBlockSize: '15rem',
  overflow: 'auto',
});

export const previewTitle = inLayer({
  fontSize: vars.size.small,
  color: vars.color.muted,
  marginBlockEnd: vars.space.xs,
});
