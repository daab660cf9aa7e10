import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';

export const button = componentStyle({
  maxInlineSize: '100%',
  '@media': { [media.phone]: { flex: '1 1 8rem' } },
});
