import { type StyleRule, style } from '@vanilla-extract/css';
import { componentLayer } from './layers.css.ts';

/** `style()` in the component layer. Components declare all their rules with it. */
export const componentStyle = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { [componentLayer]: rule } }, debugId);
