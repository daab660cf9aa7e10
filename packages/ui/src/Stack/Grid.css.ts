import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const grid = inLayer({ display: 'grid', minInlineSize: 0 });

const equal = (columns: number) => `repeat(${columns}, minmax(0, 1fr))`;
const oneColumn = { gridTemplateColumns: equal(1) };

export const columns = {
  2: inLayer({ gridTemplateColumns: equal(2), '@media': { [media.phone]: oneColumn } }),
  3: inLayer({ gridTemplateColumns: equal(3), '@media': { [media.phone]: oneColumn } }),
  4: inLayer({
    gridTemplateColumns: equal(4),
    '@media': { [media.narrow]: { gridTemplateColumns: equal(2) }, [media.phone]: oneColumn },
  }),
  // As many as fit, but two where the width is less than two cards.
  cards: inLayer({
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.layout.card}, 50% - ${vars.space.m}), 1fr))`,
  }),
  mainAside: inLayer({
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    '@media': { [media.narrow]: oneColumn },
  }),
};
