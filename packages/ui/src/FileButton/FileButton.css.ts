import { componentStyle, focusRing } from '../theme/componentStyle.ts';

export const label = componentStyle({
  cursor: 'pointer',
  selectors: { 'input:focus-visible + &': focusRing },
});
