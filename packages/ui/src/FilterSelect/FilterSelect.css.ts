import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';

export const root = componentStyle({
  minInlineSize: '9rem',
  maxInlineSize: '100%',
  '@media': { [media.phone]: { minInlineSize: 'min(9rem, 100%)' } },
});
