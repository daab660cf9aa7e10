import { type StyleRule, style } from '@vanilla-extract/css';
import { componentLayer } from './layers.css.ts';

/** `style()` inside the component layer: the only way components declare rules. */
export const inLayer = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { [componentLayer]: rule } }, debugId);
