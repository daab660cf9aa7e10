import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const cover = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  background: vars.color.page,
});
