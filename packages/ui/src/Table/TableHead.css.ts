import { fallbackVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, shortWindow } from '../theme/breakpoints.ts';
import { componentStyle, quiet, square } from '../theme/componentStyle.ts';
import { stickyTop, vars } from '../theme/vars.css.ts';
import { asList, folded, inList } from './asList.ts';
import { atEnd, checkboxSize, edges, fit, folding, screenOnly, sizes } from './cells.css.ts';
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
    ...asList(
      {
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
      },
      {},
      folded({ display: 'flex', alignItems: 'center', minBlockSize: vars.control.medium }),
    ),
    // Separates the sticky head from the row below it, whose border is covered.
    [media.forcedColors]: {
      background: 'linear-gradient(CanvasText, CanvasText) bottom / 100% 1px no-repeat Canvas',
    },
  },
});

const hidden = {
  position: 'absolute',
  ...square('1px'),
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const hiddenOnPhone = inList(hidden);

/** Header of the first column, and after it those that sort by what is under it. */
const startOfHead = inList({}, {}, folded({ flex: 'none', inlineSize: 'auto' }));

/** Before it may be a hidden column. */
const firstOfHead = inList(
  {},
  {},
  { selectors: { [`.${folding} tr:not(:has(input)) > &`]: { paddingInlineStart: vars.space.l } } },
);

const controlOnPhone = inList({
  inlineSize: 'auto',
  paddingBlock: vars.space.xxs,
  paddingInline: `${vars.space.s} 0`,
  selectors: { '&:first-child': { paddingInlineStart: vars.space.s } },
});

const ofWidth = (inlineSize: string) =>
  componentStyle({ inlineSize, '@media': asList({ inlineSize: 'auto' }) });

export const headCell = recipe({
  base: componentStyle({
    ...edges,
    blockSize: vars.control.medium,
    '@media': asList({}, {}, folded({ blockSize: 'auto' })),
  }),
  variants: {
    width: { grow: {}, fit },
    align: { start: {}, end: atEnd },
    size: {
      small: ofWidth(sizes.small),
      medium: ofWidth(sizes.medium),
      large: ofWidth(sizes.large),
    },
    narrow: {
      header: [startOfHead, firstOfHead],
      under: startOfHead,
      hidden: inList({ display: 'none' }, {}, folded({ display: 'none' })),
      column: inList(
        {},
        {},
        {
          selectors: {
            [`.${folding} &`]: { flex: 'none' },
            [`.${folding} .${startOfHead} + &`]: { marginInlineStart: 'auto' },
          },
        },
      ),
    },
    hasControl: { true: controlOnPhone, false: hiddenOnPhone },
    isScreenOnly: { true: screenOnly },
  },
  compoundVariants: [
    { variants: { narrow: 'under', hasControl: false }, style: inList({}, {}, folded(hidden)) },
  ],
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
      inlineSize: checkboxSize,
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
