import { root as field } from '../field/field.css.ts';
import { media } from '../theme/breakpoints.ts';
import { columnsOf, componentRule, componentStyle, ifBelow, oneOf } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const form = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

export const grid = componentStyle({
  display: 'grid',
  columnGap: vars.space.m,
  gridTemplateColumns: columnsOf(oneOf(2), ifBelow('32rem')),
  // Fields have a margin after them; the last row removes it.
  marginBlockEnd: `calc(-1 * ${vars.space.m})`,
});

componentRule(`${grid} > ${field}`, {
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  paddingBlockEnd: vars.space.m,
});
