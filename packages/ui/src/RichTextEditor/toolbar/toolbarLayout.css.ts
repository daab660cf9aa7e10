import { media } from '../../theme/breakpoints.ts';
import { componentStyle } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/vars.css.ts';

// What decides the size of the toolbar, shared with `RichTextEditorLoading`. The rest is in toolbar.css.ts.

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.xs,
  padding: vars.space.xxs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const tools = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.hair} ${vars.space.xs}`,
  // No line before the first group of a row.
  overflow: 'clip',
});

/** Without the tools that wrap. */
export const row = componentStyle({
  maxBlockSize: vars.control.medium,
  '@media': { [media.phone]: { maxBlockSize: vars.control.large } },
});

export const group = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.hair,
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
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
  '@media': { [media.phone]: { minInlineSize: vars.control.large, blockSize: vars.control.large } },
});

/** Fixed width, so that the toolbar does not shift with the text style. */
export const textTool = componentStyle({ inlineSize: '7rem' });
