import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.ts';

export const grid = componentStyle({ display: 'grid', minInlineSize: 0 });

const equal = (columns: number) => `repeat(${columns}, minmax(0, 1fr))`;
const oneColumn = { gridTemplateColumns: equal(1) };

export const columns = {
  2: componentStyle({ gridTemplateColumns: equal(2), '@media': { [media.phone]: oneColumn } }),
  3: componentStyle({ gridTemplateColumns: equal(3), '@media': { [media.phone]: oneColumn } }),
  4: componentStyle({
    gridTemplateColumns: equal(4),
    '@media': { [media.narrow]: { gridTemplateColumns: equal(2) }, [media.phone]: oneColumn },
  }),
  // At least two columns.
  cards: componentStyle({
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.layout.card}, 50% - ${vars.space.m}), 1fr))`,
  }),
  mainAside: componentStyle({
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    '@media': { [media.narrow]: oneColumn },
  }),
};

globalStyle(`.${columns.mainAside} > :only-child`, {
  '@layer': { [componentLayer]: { gridColumn: '1 / -1' } },
});
