import { recipe } from '@vanilla-extract/recipes';
import { avatar } from '../Avatar/Avatar.css.ts';
import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';
import { atEnd, edges, fit, screenOnly } from './cells.css.ts';
import { STALE_DELAY, stale } from './Table.css.ts';

export const body = inLayer({
  selectors: {
    [`.${stale} > &`]: {
      // As far as text keeps its contrast.
      opacity: 0.88,
      transition: `opacity ${vars.motion.fast} ${vars.motion.easing} ${STALE_DELAY}`,
    },
  },
  '@media': { [media.phone]: { display: 'block' } },
});

export const row = inLayer({
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[data-selected]': { background: vars.color.accentSoft },
  },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      rowGap: vars.space.xs,
      padding: vars.space.m,
      selectors: { 'thead:not(:has(button, input)) + tbody > &:first-child': { borderBlockStart: 'none' } },
    },
    [media.print]: { breakInside: 'avoid' },
  },
});

const phoneCell = {
  display: 'block',
  blockSize: 'auto',
  padding: 0,
  // The row has the padding.
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
} as const;

export const checkboxCell = inLayer({
  paddingInline: `${vars.space.l} 0`,
  inlineSize: '1%',
  '@media': { [media.phone]: { ...phoneCell, gridArea: '1 / 1', paddingInlineEnd: vars.space.s } },
});

const line = { inlineSize: 'auto', textAlign: 'start', whiteSpace: 'normal' } as const;
/** A line under the first one; where that begins with a person's picture, it lines up with the words after it. */
const followingLine = {
  ...line,
  gridColumn: '2 / -1',
  selectors: {
    [`tr:has(> th .${avatar}) > &`]: { paddingInlineStart: `calc(${vars.control.medium} + ${vars.space.s})` },
  },
} as const;

export const cell = recipe({
  base: inLayer({
    ...edges,
    // The height of a table's cell is the least it has.
    blockSize: vars.layout.row,
    paddingBlock: vars.space.xs,
    overflowWrap: 'anywhere',
    '@media': { [media.phone]: phoneCell },
  }),
  variants: {
    width: {
      grow: inLayer({
        // Narrower than this the table scrolls: words broken letter by letter cannot be read.
        minInlineSize: '8rem',
        selectors: { 'th&': { minInlineSize: '13rem' } },
        '@media': { [media.phone]: { minInlineSize: 0, selectors: { 'th&': { minInlineSize: 0 } } } },
      }),
      fit,
    },
    align: { start: {}, end: atEnd },
    phone: {
      primary: inLayer({ '@media': { [media.phone]: { ...line, gridArea: '1 / 2' } } }),
      actions: [
        screenOnly,
        inLayer({
          '@media': {
            [media.phone]: { gridArea: '1 / 3', inlineSize: 'auto', paddingInlineStart: vars.space.xs },
          },
        }),
      ],
      secondary: inLayer({ '@media': { [media.phone]: followingLine } }),
      labelled: inLayer({
        '@media': {
          [media.phone]: {
            ...followingLine,
            display: 'flex',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            gap: vars.space.m,
            textAlign: 'end',
            selectors: {
              ...followingLine.selectors,
              // The baseline of a picture is its lower edge.
              '&:has(img)': { alignItems: 'center' },
              // Silent: the head cell is read out already.
              '&::before': {
                content: 'attr(data-label) / ""',
                flexShrink: 0,
                maxInlineSize: '50%',
                color: vars.color.muted,
                fontSize: vars.size.small,
                textAlign: 'start',
              },
            },
          },
        },
      }),
      hidden: inLayer({ '@media': { [media.phone]: { display: 'none' } } }),
    },
  },
});

export const loadingLines = inLayer({ display: 'grid' });

export const emptyRow = inLayer({
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { display: 'block', borderBlockStart: 'none' } },
});

export const emptyCell = inLayer({
  paddingBlock: vars.space.xxxl,
  paddingInline: vars.space.l,
  '@media': { [media.phone]: { display: 'block' } },
});
