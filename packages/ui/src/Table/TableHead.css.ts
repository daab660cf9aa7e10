import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';
import { atEnd, edges, fit, screenOnly } from './cells.css.ts';
import { steady } from './Table.css.ts';

export const head = inLayer({ '@media': { [media.phone]: { display: 'block', position: 'relative' } } });

export const headRow = inLayer({
  background: vars.color.sunken,
  color: vars.color.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  '@media': {
    [media.phone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  },
});

/** Out of sight on a phone, where rows explain themselves, but still read out with each cell. */
const hiddenOnPhone = inLayer({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

const controlOnPhone = inLayer({
  '@media': {
    [media.phone]: { inlineSize: 'auto', paddingBlock: vars.space.xxs, paddingInline: `${vars.space.m} 0` },
  },
});

/** On a phone the head is one line of controls, not columns. */
const steadyWidth = (inlineSize: string) =>
  inLayer({
    selectors: {
      [`.${steady} &`]: { inlineSize, '@media': { [media.phone]: { inlineSize: 'auto' } } },
    },
  });

export const headCell = recipe({
  base: inLayer({ ...edges, blockSize: vars.control.medium }),
  variants: {
    width: { grow: {}, fit },
    align: { start: {}, end: atEnd },
    size: {
      small: steadyWidth('7rem'),
      medium: steadyWidth('9rem'),
      large: steadyWidth('14rem'),
    },
    hasControl: { true: controlOnPhone, false: hiddenOnPhone },
    isScreenOnly: { true: screenOnly },
  },
});

export const sortButton = inLayer({
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

const mark = (rule: Parameters<typeof inLayer>[0]) =>
  inLayer({ transition: `transform ${vars.motion.fast} ${vars.motion.easing}`, ...rule });

/** Keeps its place when nothing is sorted by the column, so that the head does not move; hints under the pointer. */
export const sortMark = {
  none: mark({ opacity: 0, selectors: { ':is(:hover, :focus-visible) > &': { opacity: 0.6 } } }),
  ascending: mark({ transform: 'rotate(180deg)' }),
  descending: mark({}),
};

export const checkboxHeadCell = inLayer({
  paddingInline: `${vars.space.l} 0`,
  inlineSize: '1%',
  selectors: {
    [`.${steady} &`]: {
      inlineSize: `calc(${vars.space.l} + ${vars.space.xl})`,
      '@media': { [media.phone]: { inlineSize: 'auto' } },
    },
  },
  '@media': {
    [media.phone]: {
      display: 'flex',
      inlineSize: 'auto',
      paddingBlock: vars.space.xs,
      paddingInline: `${vars.space.m} 0`,
    },
  },
});
