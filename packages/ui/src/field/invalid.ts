import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.ts';

/** The outline of a control whose value is wrong: red, and thicker where colours are not the kit's. */
export const invalid = {
  borderColor: vars.color.danger.text,
  '@media': { [media.forcedColors]: { borderWidth: '2px' } },
} as const;
