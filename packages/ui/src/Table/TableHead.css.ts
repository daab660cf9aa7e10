import { fallbackVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, shortWindow } from '../theme/breakpoints.ts';
import { componentStyle, quiet, square } from '../theme/componentStyle.ts';
import { stickyTop, vars } from '../theme/vars.css.ts';
import { asList, inList } from './asList.ts';
import { atEnd, edges, fit, screenOnly, sizes } from './cells.css.ts';
import { steady } from './Table.css.ts';

export const head = componentStyle({
  position: 'sticky',
  insetBlockStart: fallbackVar(stickyTop, '0px'),
  zIndex: 1,
  '@media': {
    [shortWindow]: { position: 'static' },
    [media.print]: { position: 'static' },
    ...asList({ display: 'block', position: 'relative', insetBlockStart: 0 }),
  },
});

export const headRow = componentStyle({
  background: vars.color.sunken,
  ...quiet,
  fontWeight: vars.weight.medium,
  '@media': {
    ...asList({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      selectors: {
        // Without columns below them, the names would say nothing. Not read: `aria-sort` says it.
        '&[data-sort-by]::before': {
          content: 'attr(data-sort-by) / ""',
          paddingInlineStart: vars.space.m,
          fontWeight: vars.weight.regular,
        },
      },
    }),
    // Separates the sticky head from the row below it, whose border is covered.
    [media.forcedColors]: {
      background: 'linear-gradient(CanvasText, CanvasText) bottom / 100% 1px no-repeat Canvas',
    },
  },
});

const hiddenOnPhone = inList({
  position: 'absolute',
  ...square('1px'),
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const controlOnPhone = inList({
  inlineSize: 'auto',
  paddingBlock: vars.space.xxs,
  paddingInline: `${vars.space.s} 0`,
  selectors: { '&:first-child': { paddingInlineStart: vars.space.s } },
});

const ofWidth = (inlineSize: string) =>
  componentStyle({ inlineSize, '@media': asList({ inlineSize: 'auto' }) });

export const headCell = recipe({
  base: componentStyle({ ...edges, blockSize: vars.control.medium }),
  variants: {
    width: { grow: {}, fit },
    align: { start: {}, end: atEnd },
    size: {
      small: ofWidth(sizes.small),
      medium: ofWidth(sizes.medium),
      large: ofWidth(sizes.large),
    },
    hasControl: { true: controlOnPhone, false: hiddenOnPhone },
    isScreenOnly: { true: screenOnly },
  },
});

export const sortButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.space.xxl,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover': { color: vars.color.text },
    'th:not([aria-sort="none"]) > &': { color: vars.color.text },
  },
});

const mark = (rule: Parameters<typeof componentStyle>[0]) =>
  componentStyle({ transition: `transform ${vars.motion.fast} ${vars.motion.easing}`, ...rule });

export const sortMark = {
  none: componentStyle({}),
  ascending: mark({ transform: 'rotate(180deg)' }),
  descending: mark({}),
};

export const checkboxHeadCell = componentStyle({
  paddingInline: `${vars.space.l} 0`,
  inlineSize: '1%',
  selectors: {
    [`.${steady} &`]: {
      inlineSize: `calc(${vars.space.l} + ${vars.space.xl})`,
      '@media': asList({ inlineSize: 'auto' }),
    },
  },
  '@media': asList({
    display: 'flex',
    order: -1,
    inlineSize: 'auto',
    paddingBlock: vars.space.xs,
    paddingInline: `${vars.space.m} 0`,
  }),
});
