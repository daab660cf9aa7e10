import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const panel = componentStyle({
  maxInlineSize: '24rem',
  padding: vars.space.m,
  overflowWrap: 'anywhere',
  // Focused on open for the announcement; not a control.
  selectors: { '&:focus': { outline: 'none' } },
});
