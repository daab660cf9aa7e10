import { themed } from './contract.css.ts';
import { foundation } from './foundation.css.ts';

export const vars = { ...themed, ...foundation };
