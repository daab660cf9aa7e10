import { media } from '../../theme/breakpoints.ts';
import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/vars.css.ts';

// What decides the height of the toolbar, shared with `RichTextEditorLoading`. The rest is in toolbar.css.ts.

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.hair} ${vars.space.xs}`,
  padding: vars.space.xs,
  // No line before the first group of a row.
  overflow: 'clip',
  overflowClipMargin: 'content-box',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    // On a phone: a single scrolling row, to leave height for the text.
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'thin',
    },
  },
});

export const group = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.hair,
  '@media': { [media.phone]: { flexWrap: 'nowrap' } },
  position: 'relative',
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(${vars.space.xs} / -2)`,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const tool = componentStyle({
  flexShrink: 0,
  minInlineSize: vars.control.medium,
  blockSize: vars.control.medium,
  '@media': { [media.phone]: { minInlineSize: vars.control.large, blockSize: vars.control.large } },
});

/** Fixed width, so that the toolbar does not shift with the text style. */
export const textTool = componentStyle({ inlineSize: '7rem' });
