import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

/** Without the look of a fieldset. */
export const group = componentStyle({ margin: 0, padding: 0, border: 'none' });

/** As many columns as fit; a single option has the whole line. */
export const options = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  columnGap: vars.space.m,
});
