import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

/** Room at the sides of head cells and cells; the outer ones keep away from the edge of the card. */
export const edges = {
  paddingInline: vars.space.m,
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space.l },
    '&:last-child': { paddingInlineEnd: vars.space.l },
  },
} as const;

/** Actions are of no use on paper. */
export const screenOnly = inLayer({ '@media': { [media.print]: { visibility: 'hidden' } } });

/** As narrow as what stands in it. */
export const fit = inLayer({ inlineSize: '1%', whiteSpace: 'nowrap' });
export const atEnd = inLayer({ textAlign: 'end' });
