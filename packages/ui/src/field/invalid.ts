import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.ts';

export const invalid = {
  borderColor: vars.color.danger.text,
  '@media': { [media.forcedColors]: { borderWidth: '2px' } },
} as const;
