import { fallbackVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { avatar } from '../Avatar/Avatar.css.ts';
import { media, shortWindow } from '../theme/breakpoints.ts';
import { componentRule, componentStyle, quiet, square } from '../theme/componentStyle.ts';
import { stickyTop, vars } from '../theme/vars.css.ts';
import { asList, asRoomyList, folded, inList } from './asList.ts';
import { atEnd, cellPadding, checkboxSize, edges, fit, folding, screenOnly, sizes } from './cells.css.ts';
import { STALE_DELAY, stale } from './Table.css.ts';

const ownLine = { gridArea: 'auto / 2 / auto / -1', marginInlineStart: 0, paddingInlineStart: 0 } as const;

export const body = componentStyle({
  selectors: {
    [`.${stale} > &`]: {
      // The lowest opacity at which text keeps its contrast.
      opacity: 0.88,
      transition: `opacity ${vars.motion.fast} ${vars.motion.easing} ${STALE_DELAY}`,
    },
  },
  '@media': asList({ display: 'block' }),
});

export const linked = componentStyle({});

// Below the sticky head and heading a focused control would be hidden.
componentRule(`${body} :is(a, button, input)`, {
  scrollMarginBlockStart: `calc(${vars.control.large} + ${vars.control.medium})`,
});

/** On a phone: on the line of the row header. */
const beside = inList(
  {
    gridArea: '1 / 3',
    inlineSize: 'auto',
    marginInlineStart: vars.space.xs,
    selectors: { '& ~ &': { gridColumn: 4 } },
  },
  { ...ownLine, selectors: { '& ~ &': ownLine } },
);

export const row = componentStyle({
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:hover': { background: vars.color.hover },
    [`.${linked} > &`]: { cursor: 'pointer' },
    '&:is([data-selected], [data-marked])': { background: vars.color.accentSoft },
    '&[data-marked]': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-2px' },
  },
  '@media': {
    ...asList(
      {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto',
        rowGap: vars.space.hair,
        padding: `${vars.space.s} ${vars.space.m}`,
        selectors: {
          'thead:not(:has(button, input)) + tbody > &:first-child': { borderBlockStart: 'none' },
          // One line, as high as a row of the table.
          [`&:has(> .${beside})`]: {
            alignItems: 'center',
            minBlockSize: vars.layout.row,
            paddingBlock: vars.space.xs,
          },
        },
      },
      {},
      folded({
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gridAutoFlow: 'column',
        alignContent: 'center',
        alignItems: 'center',
        minBlockSize: vars.layout.row,
      }),
    ),
    [media.print]: { breakInside: 'avoid' },
  },
});

/** Stays below the head, which a list doesn't keep in view. */
export const headingRow = componentStyle({
  position: 'sticky',
  insetBlockStart: `calc(${fallbackVar(stickyTop, '0px')} + ${vars.control.medium})`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.sunken,
  '@media': {
    [shortWindow]: { position: 'static' },
    [media.print]: { position: 'static' },
    ...asList({ display: 'block', insetBlockStart: fallbackVar(stickyTop, '0px') }),
  },
});

export const headingCell = componentStyle({
  ...edges,
  paddingBlock: vars.space.xs,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
  '@media': asList({ display: 'block', paddingInline: vars.space.m }),
});

const phoneCell = {
  display: 'block',
  blockSize: 'auto',
  padding: 0,
  // The row has padding instead.
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
} as const;

export const checkboxCell = componentStyle({
  paddingInline: `${vars.space.l} 0`,
  inlineSize: '1%',
  '@media': asList(
    { ...phoneCell, gridArea: '1 / 1', paddingInlineEnd: vars.space.s },
    {},
    folded({ gridArea: '1 / 1 / span 3', inlineSize: checkboxSize }),
  ),
});

const line = { inlineSize: 'auto', textAlign: 'start', whiteSpace: 'normal' } as const;
const besideAvatar = `tr:has(> th .${avatar}) > &`;
const followingLine = {
  ...line,
  gridColumn: '2 / -1',
  selectors: {
    [besideAvatar]: { paddingInlineStart: `calc(${vars.control.medium} + ${vars.space.s})` },
  },
} as const;
const withoutAvatar = { selectors: { [besideAvatar]: { paddingInlineStart: 0 } } };

// The avatar lies beside all lines of the row, and makes none of them higher.
const belowName = `calc(${vars.control.medium} - 1.5em)`;
componentRule(`${row} > th:has(.${avatar})`, {
  '@media': asRoomyList({ paddingBlockEnd: belowName, marginBlockEnd: `calc(-1 * ${belowName})` }),
});
componentRule(`${row} > th .${avatar}`, {
  '@media': asList(
    { alignSelf: 'start', marginBlockEnd: `calc(-1 * ${vars.control.medium})` },
    { display: 'none' },
  ),
});

// The avatar is the checkbox, which shows over it once it is checked or has the focus.
const onAvatar = (selector: string, rule: Parameters<typeof asRoomyList>[0]) =>
  componentRule(`tr:has(> th .${avatar}) > .${checkboxCell}${selector}`, { '@media': asRoomyList(rule) });
onAvatar('', { gridColumn: 2, justifySelf: 'start', zIndex: 1, blockSize: 0, paddingInlineEnd: 0 });
onAvatar(' > label', {
  ...square(vars.control.medium),
  placeItems: 'center',
  borderRadius: vars.radius.full,
});
onAvatar(' > label:has(:checked)', { background: vars.color.accent });
onAvatar(' input:not(:checked, :focus-visible)', { opacity: 0 });

/** The header has the width, unless the table folds. */
const sized = (size: string) =>
  componentStyle({
    inlineSize: 'auto',
    minInlineSize: 0,
    '@media': asList({}, {}, folded({ inlineSize: size })),
  });

/** In the first column, beside the checkbox. */
const firstColumn = (rule: NonNullable<Parameters<typeof folded>[0]>) =>
  inList(
    {},
    {},
    {
      selectors: {
        [`.${folding} &`]: { gridColumn: '1 / 3', paddingInlineStart: vars.space.l, ...rule },
        [`.${folding} ${checkboxCell} ~ &`]: { gridColumn: '2 / 3', paddingInlineStart: cellPadding },
        ...(rule.gridRow === undefined && {
          [`.${folding} tr:has(> th .${avatar}) > &`]: {
            marginInlineStart: `calc(${vars.control.medium} + ${vars.space.s})`,
          },
        }),
      },
    },
  );

export const cell = recipe({
  base: componentStyle({
    ...edges,
    // For table cells this is a minimum height.
    blockSize: vars.layout.row,
    paddingBlock: vars.space.xs,
    overflowWrap: 'anywhere',
    '@media': asList(phoneCell, {}, folded({ blockSize: 'auto' })),
  }),
  variants: {
    narrow: {
      header: firstColumn({ gridRow: '1' }),
      under: firstColumn({ paddingBlockStart: 0, marginBlockStart: `calc(-1 * ${vars.space.xxs})` }),
      hidden: inList({ display: 'none' }, {}, folded({ display: 'none' })),
      column: inList({}, {}, folded({ gridRow: '1 / span 3' })),
    },
    width: {
      grow: componentStyle({
        // The table scrolls instead of breaking words letter by letter.
        minInlineSize: '8rem',
        selectors: { 'th&': { minInlineSize: '13rem' } },
        '@media': asList({ minInlineSize: 0, selectors: { 'th&': { minInlineSize: 0 } } }),
      }),
      fit,
    },
    size: { small: sized(sizes.small), medium: sized(sizes.medium), large: sized(sizes.large) },
    align: { start: {}, end: atEnd },
    phone: {
      primary: inList({ ...line, gridArea: '1 / 2' }, { gridColumn: '2 / -1' }),
      actions: [
        screenOnly,
        inList(
          {
            gridArea: '1 / 5',
            inlineSize: 'auto',
            paddingInlineStart: vars.space.xs,
            // Its buttons are higher than the line of the name, and lie over no other.
            alignSelf: 'start',
            marginBlock: `calc(-1 * ${vars.space.xs}) calc(-1 * ${vars.control.medium})`,
            selectors: { [`.${row}:has(> .${beside}) > &`]: { alignSelf: 'auto', marginBlock: 0 } },
          },
          { ...ownLine, alignSelf: 'auto', marginBlock: 0 },
        ),
      ],
      beside,
      secondary: inList(followingLine, withoutAvatar),
      labelled: inList(
        {
          ...followingLine,
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: vars.space.m,
          textAlign: 'end',
          selectors: {
            ...followingLine.selectors,
            // An image's baseline is its bottom edge.
            '&:has(img)': { alignItems: 'center' },
            // Not read: the header is announced already.
            '&::before': {
              content: 'attr(data-label) / ""',
              flexShrink: 0,
              maxInlineSize: '50%',
              ...quiet,
              textAlign: 'start',
            },
          },
        },
        { ...withoutAvatar, flexWrap: 'wrap' },
      ),
    },
  },
  compoundVariants: [
    {
      variants: { width: 'grow', phone: 'beside' },
      // A short text, such as a color: it starts at the same place in each row.
      style: inList({ minInlineSize: '5.75rem' }, { minInlineSize: 0 }),
    },
  ],
});

/** Part of a cell. */
export const part = {
  table: componentStyle({ display: 'contents', '@media': asList({ display: 'none' }) }),
  list: componentStyle({
    display: 'none',
    '@media': asList({ display: 'contents' }),
  }),
};

export const loadingLines = componentStyle({ display: 'grid' });

export const emptyRow = componentStyle({
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': asList({ display: 'block', borderBlockStart: 'none' }),
});

export const emptyCell = componentStyle({
  padding: `${vars.space.xxxl} ${vars.space.l}`,
  '@media': asList({ display: 'block' }),
});
