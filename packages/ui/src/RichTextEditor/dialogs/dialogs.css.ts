import { media } from '../../theme/breakpoints.ts';
import { componentStyle, highlighted, quiet, row } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const swatches = componentStyle({
  border: 'none',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.control.large}, 1fr))`,
  gap: vars.space.xs,
});

export const swatch = componentStyle({
  display: 'grid',
  placeContent: 'center',
  blockSize: vars.control.large,
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.badge,
  forcedColorAdjust: 'none',
  selectors: {
    '&[aria-pressed="true"]': {
      boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.accent}`,
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
});

export const commands = componentStyle({ ...row(vars.space.xs), flexWrap: 'wrap', border: 'none' });

export const chosen = componentStyle({
  ...row(vars.space.s),
  flexWrap: 'wrap',
  overflowWrap: 'anywhere',
});

export const preview = componentStyle({
  padding: vars.space.s,
  border: `1px dashed ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  maxBlockSize: '15rem',
  overflow: 'auto',
});

export const groupTitle = componentStyle({
  ...quiet,
  marginBlockEnd: vars.space.xs,
});

export const popover = componentStyle({ inlineSize: '24rem' });

export const selection = componentStyle({
  background: vars.color.accentSoft,
  '@media': { [media.forcedColors]: highlighted },
});

/** Fixed columns: rows that come later don't move those before. */
export const plan = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});

const cell = {
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.m,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
} as const;

export const planCell = componentStyle(cell);
export const tickColumn = componentStyle({ inlineSize: vars.control.small });
export const numberColumn = componentStyle({ ...cell, inlineSize: '5rem' });
export const newNumberColumn = componentStyle({ ...cell, inlineSize: '25%' });

/** Of one line. */
export const PLAN_ROW_HEIGHT = `calc(${vars.space.xs} * 2 + 1lh)`;
