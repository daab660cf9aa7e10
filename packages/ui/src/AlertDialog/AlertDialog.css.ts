import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';

/** On a phone both buttons share the width, and each gets a line where its words need it. */
export const button = inLayer({
  maxInlineSize: '100%',
  '@media': { [media.phone]: { flex: '1 1 8rem' } },
});
