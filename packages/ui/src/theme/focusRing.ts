import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.ts';

/** An outline, which forced colors keep. Spread it under `[data-focus-visible]` or `:focus-visible`. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} satisfies StyleRule;
