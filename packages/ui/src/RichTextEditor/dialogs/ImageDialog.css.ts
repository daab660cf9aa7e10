import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const chosen = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
});
