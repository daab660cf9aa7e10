import { themed } from './contract.css.ts';
import { foundation } from './foundation.css.ts';

/** CSS variables of all tokens, for styles: `vars.color.text` is `var(--planner-color-text)`. */
export const vars = { ...themed, ...foundation };
