import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const divider = inLayer({
  inlineSize: '100%',
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
