import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const field = componentStyle({ minInlineSize: 0 });

export const button = componentStyle({
  // Contains the visually hidden input, which could otherwise scroll the page.
  position: 'relative',
  display: 'inline-flex',
  gap: vars.space.xs,
  minInlineSize: vars.space.xl,
  minBlockSize: vars.space.xl,
  overflowWrap: 'anywhere',
  selectors: { '&[data-disabled]': { color: vars.color.muted, cursor: 'not-allowed' } },
  '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

const on = `${button}[data-selected] &, ${button}[data-indeterminate] &`;

export const box = componentStyle({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.icon.medium,
  blockSize: vars.icon.medium,
  margin: `calc((${vars.space.xl} - ${vars.icon.medium}) / 2)`,
  marginInlineStart: 0,
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: 'transparent',
  selectors: {
    [`${button}[data-hovered] &`]: { borderColor: vars.color.muted },
    [`${button}[data-invalid] &`]: { borderColor: vars.color.danger.text },
    [on]: { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent },
    [`${button}[data-disabled] &`]: { opacity: 0.5 },
    [`${button}[data-focus-visible] &`]: focusRing,
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonBorder',
      background: 'Canvas',
      selectors: {
        [on]: { borderColor: 'Highlight', background: 'Highlight', color: 'HighlightText' },
        [`${button}[data-disabled] &`]: { opacity: 1, borderColor: 'GrayText' },
        [`${button}[data-disabled]:is([data-selected], [data-indeterminate]) &`]: { background: 'GrayText' },
        [`${button}[data-focus-visible] &`]: { outlineColor: 'Highlight' },
      },
    },
  },
});

export const dash = componentStyle({
  inlineSize: vars.space.xs,
  borderBlockStart: `${vars.space.hair} solid currentColor`,
  borderRadius: vars.radius.full,
});
