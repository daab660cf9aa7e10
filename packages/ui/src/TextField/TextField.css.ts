import { media } from '../theme/breakpoints.ts';
import { componentStyle, focusRing, textAlignMatchParent } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const group = componentStyle({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space.xs,
  paddingInline: vars.space.s,
  cursor: 'text',
  selectors: {
    '&:has(:focus-visible)': focusRing,
    '&:has(input:read-only:not(:disabled))': { background: vars.color.sunken },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(input:read-only:not(:disabled))': { borderStyle: 'dashed' } },
    },
  },
});

export const input = componentStyle({
  flex: 1,
  minInlineSize: 0,
  border: 'none',
  background: 'none',
  textOverflow: 'ellipsis',
  textAlign: textAlignMatchParent,
  cursor: 'inherit',
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    // The group shows it.
    '&:focus-visible': { outline: 'none' },
  },
});

export const suffix = componentStyle({
  flex: 'none',
  alignSelf: 'center',
  color: vars.color.muted,
  userSelect: 'none',
});

export const area = componentStyle({ paddingBlock: vars.space.xs, resize: 'vertical', display: 'block' });
