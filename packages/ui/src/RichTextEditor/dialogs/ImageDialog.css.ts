import { inLayer } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.ts';

export const chosen = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
});
