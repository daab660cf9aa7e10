import { media } from '../theme/breakpoints.ts';
import { componentStyle, ownDirection } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(min(8rem, 40%), max-content) minmax(0, 1fr)',
  columnGap: vars.space.xl,
  rowGap: vars.space.s,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const item = componentStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  '@media': { [media.phone]: { rowGap: vars.space.hair } },
});

export const term = componentStyle({
  color: vars.color.muted,
  maxInlineSize: '16rem',
  overflowWrap: 'anywhere',
});
export const description = componentStyle({ ...ownDirection, minInlineSize: 0, overflowWrap: 'anywhere' });
