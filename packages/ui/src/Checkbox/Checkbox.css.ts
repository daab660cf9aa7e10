import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

/** A control and its label on one line. */
export const option = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.s,
  minBlockSize: vars.control.medium,
  overflowWrap: 'anywhere',
  selectors: { '&:has(:disabled)': { color: vars.color.muted, cursor: 'not-allowed' } },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
  },
});

export const label = componentStyle({ gridArea: '1 / 2' });

/** In the rows of controls and messages of a FormGrid. */
export const ownLine = componentStyle({ gridRow: 2 });

export const messages = componentStyle({ gridRow: 3 });

/** Below the label. */
export const below = componentStyle({ paddingInlineStart: `calc(${vars.icon.medium} + ${vars.space.s})` });
