import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const target = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center start',
  minInlineSize: vars.space.xl,
  minBlockSize: vars.space.xl,
  // Shift and a press would select the text of the rows between.
  userSelect: 'none',
});
