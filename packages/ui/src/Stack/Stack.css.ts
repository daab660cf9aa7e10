import { fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { columnsOf, componentRule, componentStyle, ifBelow, oneOf } from '../theme/componentStyle.ts';
import { media } from '../theme/breakpoints.ts';
import { stickyTop, vars } from '../theme/vars.css.ts';

// `min-inline-size: 0` lets long words wrap instead of widening the page.
export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const filled = componentStyle({ blockSize: '100%' });
export const inline = componentStyle({
  display: 'flex',
  minInlineSize: 0,
  // Of buttons that the server doesn't offer, no gap is left.
  selectors: { '&:empty': { display: 'none' } },
});
export const wrap = componentStyle({ flexWrap: 'wrap' });

export const align = {
  start: componentStyle({ alignItems: 'flex-start' }),
  center: componentStyle({ alignItems: 'center' }),
  end: componentStyle({ alignItems: 'flex-end' }),
  stretch: componentStyle({ alignItems: 'stretch' }),
};

export const justify = {
  start: componentStyle({ justifyContent: 'flex-start' }),
  center: componentStyle({ justifyContent: 'center' }),
  end: componentStyle({ justifyContent: 'flex-end' }),
  between: componentStyle({ justifyContent: 'space-between' }),
};

/** 4, 8, 12, 16, 20, 24, 28 px at the default text size. */
export type Space = 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';

export const gaps: Record<Space, string> = {
  xxs: componentStyle({ gap: vars.space.xxs }),
  xs: componentStyle({ gap: vars.space.xs }),
  s: componentStyle({ gap: vars.space.s }),
  m: componentStyle({ gap: vars.space.m }),
  l: componentStyle({ gap: vars.space.l }),
  xl: componentStyle({ gap: vars.space.xl }),
  xxl: componentStyle({ gap: vars.space.xxl }),
};

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
  listPane: componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'start' }),
  textAside: componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'start' }),
};

componentRule(`.${columns.textAside} > :first-child`, { flex: '999 1 22rem', minInlineSize: 0 });
componentRule(`.${columns.textAside} > :last-child`, { flex: '1 1 16.5rem', minInlineSize: 0 });

componentRule(`.${columns.listPane} > :first-child`, { flex: '0 1 24.5rem', minInlineSize: 0 });

// The pane stays in view while the list scrolls. Below the list, where large letters leave no room beside it.
componentRule(`.${columns.listPane} > :last-child`, {
  flex: '1 1 26rem',
  minInlineSize: 0,
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(${fallbackVar(stickyTop, '0px')} + ${vars.space.m})`,
    },
  },
});

const inMainAside = (selector: string, rule: StyleRule) =>
  componentRule(`.${columns.mainAside} > ${selector}`, rule);
inMainAside('*', { flex: `2 1 calc(${ifBelow('52rem')})`, minInlineSize: 0 });
inMainAside(':first-child', { flexGrow: 3 });
// Three: 9 to 8 to 11, then the main one above the others, then a stack.
inMainAside(':first-child:nth-last-child(3)', { flex: `9 1 calc(${ifBelow('64rem')})` });
inMainAside(':first-child:nth-last-child(3) ~ *', { flex: `8 1 calc(${ifBelow('40rem')})` });
inMainAside(':first-child:nth-last-child(3) ~ :nth-child(3)', { flexGrow: 11 });
