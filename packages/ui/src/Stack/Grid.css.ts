import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { columnsOf, ifBelow, oneOf } from './gridColumns.ts';

export const grid = componentStyle({ display: 'grid', minInlineSize: 0 });

/** Four columns, or two, or one, never three. */
const fourTwoOne = (two: string, one: string) =>
  columnsOf(oneOf(4), `min(${oneOf(2)}, ${ifBelow(two)})`, ifBelow(one));

export const columns = {
  2: componentStyle({ gridTemplateColumns: columnsOf(oneOf(2), ifBelow('32rem')) }),
  3: componentStyle({ gridTemplateColumns: columnsOf(oneOf(3), ifBelow('36rem')) }),
  4: componentStyle({ gridTemplateColumns: fourTwoOne('48rem', '32rem') }),
  cards: componentStyle({ gridTemplateColumns: fourTwoOne('56rem', '17rem') }),
  mainAside: componentStyle({ display: 'flex', flexWrap: 'wrap' }),
};

const inMainAside = (selector: string, rule: StyleRule) =>
  globalStyle(`.${columns.mainAside} > ${selector}`, { '@layer': { [componentLayer]: rule } });
inMainAside('*', { flex: `2 1 calc(${ifBelow('44rem')})`, minInlineSize: 0 });
inMainAside(':first-child', { flexGrow: 3 });
