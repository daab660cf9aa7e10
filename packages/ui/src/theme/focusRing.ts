import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.ts';

/** The one focus ring: 2 px, 2 px away, an outline so that forced colours keep it. Spread under `[data-focus-visible]` or `:focus-visible`. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} satisfies StyleRule;
