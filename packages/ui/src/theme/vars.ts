import { themed } from './contract.css.ts';
import { foundation } from './foundation.css.ts';

/** Every design token by its semantic name, as CSS variables: what the theme decides and what both themes share. */
export const vars = { ...themed, ...foundation };
