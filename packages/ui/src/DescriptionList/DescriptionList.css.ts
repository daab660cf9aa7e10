import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { ownDirection } from '../theme/ownDirection.ts';
import { vars } from '../theme/vars.ts';

export const list = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, max-content) minmax(0, 1fr)',
  columnGap: vars.space.xl,
  rowGap: vars.space.s,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** One term with its description: a line of the grid, on a phone two lines that stand close. */
export const item = inLayer({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  '@media': { [media.phone]: { rowGap: vars.space.hair } },
});

export const term = inLayer({ color: vars.color.muted, maxInlineSize: '16rem', overflowWrap: 'anywhere' });
export const description = inLayer({ ...ownDirection, minInlineSize: 0, overflowWrap: 'anywhere' });
